//! The named games, before any switch, and what each fixes.

use core::fmt;
use core::num::NonZeroU16;

use crate::board::BoardId;
use crate::options::{
    Blocked, Captures, Dice, DrawCounter, Duty, Flying, FullBoard, MillWorth, Options, Phases,
    Reforming, Repetition, SafeMen, Starter, TwoMills,
};

/// A named game, before any switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Base {
    /// Nine men as the site Ludoteka and the school sheet tell it.
    Ludoteka,
    /// Nine men as *alquerque de nueve*.
    Alquerque,
    /// Nine men without flying and without automatic draws.
    Tradicional,
    /// `tradicional` with the dice of the book of Alfonso X (*Libro de los
    /// juegos*, 1283).
    Alfonso,
    /// Nine men with optional captures.
    Abierto,
    /// Three in a row on nine points.
    Three,
    /// Four men on two squares.
    Four,
    /// Five men on two squares.
    Five,
    /// Six men on two squares.
    Six,
    /// Seven men on two squares with a cross.
    Seven,
    /// Twelve men with diagonals.
    Twelve,
    /// `ludoteka` with ten men.
    Ten,
    /// Ten men, placed or moved at will (Emanuel Lasker, *Brettspiele der
    /// Völker*, 1931).
    Lasker,
    /// `ludoteka` with eleven men and diagonals.
    Eleven,
    /// `ludoteka` with twelve men, diagonals, and a ban on forming a broken mill
    /// again at once (southern Africa).
    Morabaraba,
    /// `ludoteka`, drawn after 40 quiet plies since the last mill, as the World
    /// Mill federation has it.
    Wmd,
}

impl Base {
    /// Every base, the default first.
    pub const ALL: [Base; 16] = [
        Base::Ludoteka,
        Base::Alquerque,
        Base::Tradicional,
        Base::Alfonso,
        Base::Abierto,
        Base::Three,
        Base::Four,
        Base::Five,
        Base::Six,
        Base::Seven,
        Base::Twelve,
        Base::Ten,
        Base::Lasker,
        Base::Eleven,
        Base::Morabaraba,
        Base::Wmd,
    ];

    /// The name, as it stands in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Base::Ludoteka => "ludoteka",
            Base::Alquerque => "alquerque",
            Base::Tradicional => "tradicional",
            Base::Alfonso => "alfonso",
            Base::Abierto => "abierto",
            Base::Three => "three",
            Base::Four => "four",
            Base::Five => "five",
            Base::Six => "six",
            Base::Seven => "seven",
            Base::Twelve => "twelve",
            Base::Ten => "ten",
            Base::Lasker => "lasker",
            Base::Eleven => "eleven",
            Base::Morabaraba => "morabaraba",
            Base::Wmd => "wmd",
        }
    }

    /// What the base fixes.
    #[must_use]
    pub const fn options(self) -> Options {
        let ludoteka = LUDOTEKA;
        let tradicional = TRADICIONAL;
        match self {
            Base::Ludoteka => ludoteka,
            Base::Alquerque => Options {
                starter: Starter::Agreement,
                repetition: Repetition::ThirdInSuccession,
                ..ludoteka
            },
            Base::Tradicional => tradicional,
            Base::Alfonso => Options {
                mill: MillWorth::Captures(Captures {
                    dice: Dice::ThreeBeforePlacing,
                    ..PLAIN_CAPTURES
                }),
                ..tradicional
            },
            Base::Abierto => Options {
                starter: Starter::FixedColours,
                mill: MillWorth::Captures(Captures {
                    duty: Duty::Optional,
                    ..PLAIN_CAPTURES
                }),
                counter: DrawCounter::BothAtThree(plies(20)),
                repetition: Repetition::Free,
                ..ludoteka
            },
            Base::Three => Options {
                mill: MillWorth::Wins,
                ..on(tradicional, BoardId::Three, 3)
            },
            Base::Four => on(tradicional, BoardId::Six, 4),
            Base::Five => on(tradicional, BoardId::Six, 5),
            Base::Six => on(tradicional, BoardId::Six, 6),
            Base::Seven => on(tradicional, BoardId::Seven, 7),
            Base::Twelve => on(tradicional, BoardId::Twelve, 12),
            Base::Ten => on(ludoteka, BoardId::Nine, 10),
            Base::Lasker => Options {
                phases: Phases::PlaceOrMove,
                ..on(ludoteka, BoardId::Nine, 10)
            },
            Base::Eleven => on(ludoteka, BoardId::Twelve, 11),
            Base::Morabaraba => Options {
                reforming: Reforming::BarredForATurn,
                full_board: FullBoard::Draws,
                ..on(ludoteka, BoardId::Twelve, 12)
            },
            Base::Wmd => Options {
                counter: DrawCounter::SinceMill(plies(40)),
                ..ludoteka
            },
        }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

const PLAIN_CAPTURES: Captures = Captures {
    duty: Duty::Mandatory,
    two_mills: TwoMills::TakeOne,
    safe_men: SafeMen::UnlessAllInMills,
    dice: Dice::Never,
};

const LUDOTEKA: Options = Options {
    board: BoardId::Nine,
    men: 9,
    starter: Starter::Lot,
    phases: Phases::PlaceThenMove,
    flying: Flying::AtThree,
    mill: MillWorth::Captures(PLAIN_CAPTURES),
    reforming: Reforming::Free,
    blocked: Blocked::Loses,
    full_board: FullBoard::MoverLoses,
    counter: DrawCounter::SinceCapture(plies(100)),
    repetition: Repetition::Third,
};

const TRADICIONAL: Options = Options {
    flying: Flying::Never,
    counter: DrawCounter::Never,
    repetition: Repetition::Free,
    ..LUDOTEKA
};

const fn on(options: Options, board: BoardId, men: u8) -> Options {
    Options {
        board,
        men,
        ..options
    }
}

const fn plies(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a draw counter counts at least one ply")
}
