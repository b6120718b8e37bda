//! An independent check of solved sectors: each value follows from those one
//! move on, as the rules crate tells the moves. Nothing here is shared with the
//! solver.
//!
//! That is proof enough if all positions are looked at: a value whose distance
//! is wrong would need another one nearer to the end that is wrong too, and at
//! the end the rules tell who has lost. Where distances are not stored, it shows only
//! that the values agree with each other.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::thread;

use molino::{Core, Outcome, Position, Rules};
use molino_db::{Answer, Arising, Coverage, Metric, Score, Value};
use molino_index::{Numbering, Place, Sector};

/// Which positions of a sector are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of them.
    All,
    /// So many, chosen at random, with repetition: the same ones for the same
    /// seed. All, where there are no more.
    Sample {
        /// How many.
        count: u64,
        /// What the choice follows from.
        seed: u64,
    },
}

/// A position whose stored value is not the one that follows from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Where it stands.
    pub place: Place,
    /// The value that is stored.
    pub found: Answer,
    /// The value that follows from the moves.
    pub wanted: Answer,
}

/// What came of the check of a sector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// How many positions were looked at.
    pub checked: u64,
    /// The one of the least index of those that are wrong, and how many there
    /// are.
    pub wrong: Option<(Wrong, u64)>,
}

/// Checks sectors of one game.
#[derive(Debug)]
pub struct Verifier {
    core: Core,
    rules: Rules,
    numbering: Numbering,
    threads: NonZeroUsize,
    left_out: BTreeSet<Sector>,
    /// What can arise, where files tell of nothing else.
    arising: Option<Arising>,
    /// The sectors in memory.
    sectors: BTreeMap<Sector, Loaded>,
}

/// A stored sector.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The score of each position; [`Score::NONE`] where nothing is told of it.
    pub scores: Vec<u8>,
    /// Whether the scores have distances.
    pub metric: Metric,
    /// Of which positions there are scores.
    pub coverage: Coverage,
}

/// Why a sector cannot be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckError<E> {
    /// Scores that cannot be had.
    Load(E),
    /// The sector itself, or one that it leads to, is not there.
    Missing(Sector),
}

/// A share of the positions.
enum Part<'s> {
    /// A thread looks at them.
    Started(thread::ScopedJoinHandle<'s, Verdict>),
    /// They were looked at.
    Done(Verdict),
}

impl Part<'_> {
    /// What was found.
    fn verdict(self) -> Verdict {
        match self {
            Part::Done(verdict) => verdict,
            Part::Started(part) => part
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        }
    }
}

impl Verifier {
    /// A check of the game with `core` by `threads` threads. The values of sectors
    /// that are `left_out` follow from those that they lead to.
    #[must_use]
    pub fn new(
        core: Core,
        left_out: impl IntoIterator<Item = Sector>,
        threads: NonZeroUsize,
    ) -> Verifier {
        let rules = Rules::from(core);
        Verifier {
            core,
            numbering: Numbering::new(rules.board()),
            rules,
            threads,
            left_out: left_out.into_iter().collect(),
            arising: Arising::of(core),
            sectors: BTreeMap::new(),
        }
    }

    /// Checks positions of `sector`. `load` gives a sector, if it is there.
    ///
    /// # Errors
    ///
    /// What `load` cannot do, or a sector that is needed and not there.
    pub fn check<E>(
        &mut self,
        sector: Sector,
        extent: Extent,
        load: impl Fn(Sector) -> Result<Option<Loaded>, E>,
    ) -> Result<Verdict, CheckError<E>> {
        let needed = self.needed(sector);
        self.sectors.retain(|sector, _| needed.contains(sector));
        for needed in needed {
            if let Entry::Vacant(entry) = self.sectors.entry(needed) {
                let loaded = load(needed).map_err(CheckError::Load)?;
                entry.insert(loaded.ok_or(CheckError::Missing(needed))?);
            }
        }
        let threads = self.threads.get();
        let this = &*self;
        Ok(thread::scope(|scope| {
            let parts = (0..threads).map(|thread| {
                let work = move || this.check_share(sector, extent, thread);
                // Where there can be no more threads, this one does it.
                let started = thread::Builder::new().spawn_scoped(scope, work);
                started.map_or_else(|_| Part::Done(work()), Part::Started)
            });
            let parts: Vec<Part<'_>> = parts.collect();
            let verdicts = parts.into_iter().map(Part::verdict);
            verdicts.fold(Verdict::default(), Verdict::and)
        }))
    }

    /// The sectors that the check of `sector` looks into.
    fn needed(&self, sector: Sector) -> BTreeSet<Sector> {
        let mut needed = BTreeSet::new();
        let mut left = sector.successors(&self.core);
        left.push(sector);
        while let Some(sector) = left.pop() {
            if self.left_out.contains(&sector) {
                left.extend(sector.successors(&self.core));
            } else {
                needed.insert(sector);
            }
        }
        needed
    }

    /// Checks what falls to one thread.
    fn check_share(&self, sector: Sector, extent: Extent, thread: usize) -> Verdict {
        let size = self.sectors.get(&sector);
        let size = size.map_or(0, |loaded| loaded.scores.len()) as u64;
        let threads = self.threads.get();
        match extent {
            Extent::Sample { count, seed } if count < size => {
                // Each thread draws all and takes its own, so that their number
                // does not change what is looked at.
                let mut random = fastrand::Rng::with_seed(seed);
                let sample = (0..count).map(|_| random.u64(0..size));
                self.check_each(sector, sample.skip(thread).step_by(threads))
            }
            Extent::All | Extent::Sample { .. } => {
                self.check_each(sector, (thread as u64..size).step_by(threads))
            }
        }
    }

    fn check_each(&self, sector: Sector, indices: impl Iterator<Item = u64>) -> Verdict {
        let has_distances = |loaded: &Loaded| loaded.metric == Metric::Distance;
        let metric = if self.sectors.values().all(has_distances) {
            Metric::Distance
        } else {
            Metric::Wdl
        };
        let mut verdict = Verdict::default();
        for index in indices {
            let place = Place { sector, index };
            let scores = [self.stored(place), self.derived(place)];
            let [found, wanted] = scores.map(|score| Answer::of(score, metric));
            verdict.checked += 1;
            if found != wanted {
                let wrong = Wrong {
                    place,
                    found,
                    wanted,
                };
                verdict = verdict.and(Verdict {
                    checked: 0,
                    wrong: Some((wrong, 1)),
                });
            }
        }
        verdict
    }

    fn stored(&self, place: Place) -> Score {
        let loaded = self.sectors.get(&place.sector);
        let byte = loaded.and_then(|loaded| loaded.scores.get(place.index as usize));
        byte.map_or(Score::NONE, |byte| Score::from_byte(*byte))
    }

    /// The score that follows from the rules and from the scores one move on.
    fn derived(&self, place: Place) -> Score {
        let position = self.position(place).filter(|_| self.is_told_of(place));
        let Some(position) = position else {
            return Score::NONE;
        };
        let value = match position.outcome(&self.rules) {
            Some(Outcome::Draw(_)) => Some(Value::Draw),
            Some(Outcome::Win { winner, .. }) => {
                (winner != position.turn()).then_some(Value::Loss(0))
            }
            None => self.best(&position),
        };
        value.and_then(Score::from_value).unwrap_or(Score::NONE)
    }

    /// Whether the sector tells of the position at `place`.
    fn is_told_of(&self, place: Place) -> bool {
        let loaded = self.sectors.get(&place.sector);
        let tells_of_all = loaded.is_some_and(|loaded| loaded.coverage == Coverage::All);
        let arising = self.arising.filter(|_| !tells_of_all);
        arising.is_none_or(|arising| arising.contains(&self.numbering, place))
    }

    /// The value of the best move; none if one leads to a position that has no value.
    fn best(&self, position: &Position) -> Option<Value> {
        let moves = position.legal_moves(&self.rules).into_iter();
        let values = moves.map(|mv| self.value_of(&position.play(mv, &self.rules).ok()?));
        let values: Option<Vec<Value>> = values.collect();
        values?.into_iter().max_by_key(|value| match *value {
            Value::Win(plies) => (2, -i16::from(plies)),
            Value::Draw => (1, 0),
            Value::Loss(plies) => (0, i16::from(plies)),
        })
    }

    /// What it is worth to have moved to `position`.
    fn value_of(&self, position: &Position) -> Option<Value> {
        let value = match position.outcome(&self.rules) {
            Some(Outcome::Draw(_)) => Value::Draw,
            Some(Outcome::Win { winner, .. }) if winner == position.turn() => return None,
            Some(Outcome::Win { .. }) => Value::Loss(0),
            None => {
                let place = self.numbering.place(position);
                if self.left_out.contains(&place.sector) {
                    self.best(position)?
                } else {
                    self.stored(place).value()?
                }
            }
        };
        Some(match value {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        })
    }

    /// The position at `place`, with White to move; nothing where there is none.
    #[must_use]
    pub fn position(&self, place: Place) -> Option<Position> {
        let setup = self.numbering.setup(place)?;
        Position::new(&setup, &self.rules).ok()
    }
}

impl Verdict {
    fn and(self, other: Verdict) -> Verdict {
        Verdict {
            checked: self.checked + other.checked,
            wrong: match (self.wrong, other.wrong) {
                (Some((one, count)), Some((other, more))) => {
                    let first = if one.place.index <= other.place.index {
                        one
                    } else {
                        other
                    };
                    Some((first, count + more))
                }
                (one, other) => one.or(other),
            },
        }
    }
}
