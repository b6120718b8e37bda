//! What a file tells of a position, and how it is compressed.

use std::borrow::Cow;

use crate::codec::Codec;
use crate::value::{Score, Value};

/// What is told of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Metric {
    /// Its value with the distance to the end: a [`Score`], one byte.
    #[default]
    Distance,
    /// Win, draw or loss alone: two bits.
    Wdl,
}

/// Of which positions a file tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coverage {
    /// Of all.
    #[default]
    All,
    /// Of those that can [arise](crate::Arising); what stands for others means nothing.
    Arising,
}

/// What a file tells of a position, and how it is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// What is told.
    pub metric: Metric,
    /// Of which positions.
    pub coverage: Coverage,
    /// How the blocks are compressed.
    pub codec: Codec,
}

impl Format {
    /// The format of files that are soon read again: with distances, compressed fast.
    pub const FAST: Format = Format {
        metric: Metric::Distance,
        coverage: Coverage::All,
        codec: Codec::FAST,
    };
}

/// A position is lost.
const LOSS: u8 = 0;
/// It is drawn.
const DRAW: u8 = 1;
/// It is won.
const WIN: u8 = 2;
/// There is no position.
const NONE: u8 = 3;

/// How many positions a byte of wins, draws and losses has, the first in the low bits.
const IN_A_BYTE: usize = 4;

impl Coverage {
    /// The number in a header.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Coverage::All => 0,
            Coverage::Arising => 1,
        }
    }

    /// What a number in a header tells of.
    pub(crate) const fn from_number(number: u8) -> Option<Coverage> {
        match number {
            0 => Some(Coverage::All),
            1 => Some(Coverage::Arising),
            _ => None,
        }
    }
}

impl Metric {
    /// The number in a header.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Metric::Distance => 1,
            Metric::Wdl => 2,
        }
    }

    /// What a number in a header tells of.
    pub(crate) const fn from_number(number: u8) -> Option<Metric> {
        match number {
            1 => Some(Metric::Distance),
            2 => Some(Metric::Wdl),
            _ => None,
        }
    }

    /// What the names of files end in.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Metric::Distance => ".scores",
            Metric::Wdl => ".wdl",
        }
    }

    /// How many bytes `positions` positions take.
    pub(crate) const fn length(self, positions: usize) -> usize {
        match self {
            Metric::Distance => positions,
            Metric::Wdl => positions.div_ceil(IN_A_BYTE),
        }
    }

    /// The bytes of positions with these scores.
    pub(crate) fn pack(self, scores: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Metric::Distance => scores.into(),
            Metric::Wdl => {
                let bytes = scores.chunks(IN_A_BYTE);
                let pack = |scores: &[u8]| {
                    let results = scores.iter().rev();
                    results.fold(0, |byte, score| byte << 2 | result_of(*score))
                };
                bytes.map(pack).collect()
            }
        }
    }

    /// The score byte of the position at `place` of a block. Without distances a win
    /// is told as one in one ply, a loss as one in none.
    pub(crate) fn score(self, block: &[u8], place: usize) -> Option<Score> {
        let byte = match self {
            Metric::Distance => *block.get(place)?,
            Metric::Wdl => {
                let byte = *block.get(place / IN_A_BYTE)?;
                SCORES[usize::from(byte >> (2 * (place % IN_A_BYTE)) & 3)]
            }
        };
        Some(Score::from_byte(byte))
    }

    /// The scores of a block, as [`score`](Metric::score) has them.
    pub(crate) fn unpack(self, block: &[u8], scores: &mut [u8]) {
        match self {
            Metric::Distance => scores.copy_from_slice(block),
            Metric::Wdl => {
                for (scores, byte) in scores.chunks_mut(IN_A_BYTE).zip(block) {
                    for (place, score) in scores.iter_mut().enumerate() {
                        *score = SCORES[usize::from(byte >> (2 * place) & 3)];
                    }
                }
            }
        }
    }
}

/// What stands for a win, a draw, a loss and nothing where distances are not known.
const SCORES: [u8; 4] = [0, Score::DRAW.byte(), 254, Score::NONE.byte()];

/// The result that a score tells of.
fn result_of(score: u8) -> u8 {
    match Score::from_byte(score).value() {
        Some(Value::Loss(_)) => LOSS,
        Some(Value::Draw) => DRAW,
        Some(Value::Win(_)) => WIN,
        None => NONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_those_of_the_scores() {
        let scores: Vec<u8> = (0..=u8::MAX).chain([0, 127, 255]).collect();
        let packed = Metric::Wdl.pack(&scores);
        assert_eq!(packed.len(), Metric::Wdl.length(scores.len()));
        let mut unpacked = vec![7; scores.len()];
        Metric::Wdl.unpack(&packed, &mut unpacked);
        for (place, (before, after)) in scores.iter().zip(&unpacked).enumerate() {
            let sign = |value: Option<Value>| {
                value.map(|value| match value {
                    Value::Loss(_) => -1,
                    Value::Draw => 0,
                    Value::Win(_) => 1,
                })
            };
            let [before, after] = [before, after].map(|byte| Score::from_byte(*byte));
            assert_eq!(sign(before.value()), sign(after.value()), "{before:?}");
            assert_eq!(Metric::Wdl.score(&packed, place), Some(after));
        }
        assert_eq!(Metric::Wdl.score(&packed, 4 * packed.len()), None);
    }
}
