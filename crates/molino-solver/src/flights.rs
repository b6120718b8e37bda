//! What is known of cells whose column side flies: its three men go from anywhere
//! to anywhere, so that two that stay tell all places of the third.

/// What is known of the cells of a bucket, and of the pairs of men in them.
#[derive(Default)]
pub(crate) struct Flights {
    /// Of each cell, by index.
    pub(crate) states: Vec<State>,
    /// Of the sets of two columns beside each row, by rank.
    pub(crate) pairs: Vec<Pair>,
}

/// What is known of a position with the column side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Decided,
    /// A capture may save it from a loss.
    Saved,
    /// No capture saves it from a loss.
    Bare,
}

/// What is known of the flights after which two men stand where they stood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    /// How many places of the third man end in no capture and are not won for
    /// the row side yet.
    pub(crate) unwon: u8,
    /// Where the third man stands when the row side loses.
    pub(crate) lost: Lost,
}

/// At which places of the third man the row side is known to lose.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lost {
    Nowhere,
    /// At one alone: this bit of the mask.
    At(u8),
    /// At two or more.
    Often,
}
