//! Two sectors of the movement phase, solved together.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, OnceLock, PoisonError};
use std::thread;

use molino_db::Score;
use molino_index::Numbering;

use crate::bits::{Bits, Job, Kernel};
use crate::bucket::{Bucket, Found};
use crate::captures::Lower;
use crate::mail::Outbox;
use crate::spare::Spare;
use crate::start::Scratch;
use crate::table::Shape;
use crate::terms::Terms;
use crate::wave::{Wave, Work};

/// How a solver works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// How many threads work.
    pub threads: NonZeroUsize,
    /// With which instructions.
    pub kernel: Kernel,
}

impl Default for Means {
    /// One thread, and the best kernel.
    fn default() -> Means {
        Means {
            threads: NonZeroUsize::MIN,
            kernel: Kernel::best(),
        }
    }
}

/// Two sectors of the movement phase that lead to each other by quiet moves;
/// one, where the sides have as many men.
pub(crate) struct Pair<'p> {
    pub(crate) terms: &'p Terms,
    pub(crate) numbering: &'p Numbering,
    /// The men of the sides.
    pub(crate) men: [u8; 2],
    /// The sectors with fewer men that captures lead to.
    pub(crate) lower: &'p dyn Lower,
}

impl Pair<'_> {
    /// Solves the pair. Gives the scores with the first side to move and, unless
    /// it is the same, with the second; nothing where a distance is too long.
    /// Works in what is spare, and gives the system what of it is too much. Tells
    /// `watch` of every level.
    pub(crate) fn solve(
        &self,
        means: Means,
        spare: &mut Spare,
        watch: &mut dyn FnMut(u8),
    ) -> Option<Vec<Vec<u8>>> {
        let [men, others] = self.men;
        let mut shapes = vec![Shape::new(
            self.terms,
            self.numbering,
            [men, others],
            [0; 2],
        )];
        if men != others {
            shapes.push(Shape::new(
                self.terms,
                self.numbering,
                [others, men],
                [0; 2],
            ));
        }
        let mut scores: Vec<Vec<u8>> = shapes
            .iter()
            .map(|shape| spare.take(shape.cells()))
            .collect();
        let cells = |shape: &Shape| if shape.column_flies { 0 } else { shape.cells() };
        let mut states = spare.take(shapes.iter().map(cells).sum());
        spare.clear();
        let mut tasks = Vec::new();
        let mut left = &mut *states;
        for (table, (shape, scores)) in shapes.iter().zip(&mut scores).enumerate() {
            let (states, rest) = left.split_at_mut(cells(shape));
            left = rest;
            let mut states = states.chunks_mut(shape.bucket_cells());
            let parts = scores.chunks_mut(shape.bucket_cells());
            tasks.extend(parts.enumerate().map(|(place, scores)| Task {
                table,
                place,
                bucket: Mutex::new(Bucket::new(scores, states.next().unwrap_or_default())),
            }));
        }
        let sweep = Sweep {
            shapes: &shapes,
            tasks,
            next: AtomicUsize::new(0),
            waiting: AtomicUsize::new(0),
            last_event: AtomicUsize::new(0),
            barrier: OnceLock::new(),
            lower: self.lower,
            kernel: means.kernel,
        };
        let finished = thread::scope(|scope| {
            let mut threads = 1;
            // Where there can be no more threads, those that there are do it all.
            while threads < means.threads.get() {
                let work = || sweep.run(&mut |_| {});
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
                threads += 1;
            }
            sweep.barrier.get_or_init(|| Barrier::new(threads));
            sweep.run(watch)
        });
        drop(sweep);
        spare.give(states);
        finished.then_some(scores)
    }
}

/// A bucket, and which it is.
struct Task<'t> {
    table: usize,
    /// Which bucket of the table.
    place: usize,
    bucket: Mutex<Bucket<'t>>,
}

/// What the workers share.
struct Sweep<'t> {
    shapes: &'t [Shape<'t>],
    tasks: Vec<Task<'t>>,
    /// The next task of the step that nobody has taken.
    next: AtomicUsize,
    /// How many buckets have got messages.
    waiting: AtomicUsize,
    /// The last level that may have events.
    last_event: AtomicUsize,
    /// Where they meet; there is none before all have started.
    barrier: OnceLock<Barrier>,
    lower: &'t dyn Lower,
    kernel: Kernel,
}

/// What each worker has.
struct Worker {
    outbox: Outbox,
    found: Found,
    wave: Wave,
    scratch: Scratch,
}

/// What all workers do until none is left to do.
#[derive(Clone, Copy)]
enum Step {
    Start,
    Level(u8),
}

impl Sweep<'_> {
    /// Works until the tables are solved; whether they are.
    fn run(&self, watch: &mut dyn FnMut(u8)) -> bool {
        let mut worker = Worker {
            outbox: Outbox::new(self.tasks.len()),
            found: Found::new(),
            wave: Wave::default(),
            scratch: Scratch::default(),
        };
        self.step(Step::Start, &mut worker);
        for level in 0..=Score::LONGEST {
            let events = self.last_event.load(Ordering::Relaxed);
            if self.waiting.load(Ordering::Relaxed) == 0 && usize::from(level) > events {
                return true;
            }
            watch(level);
            self.step(Step::Level(level), &mut worker);
        }
        self.waiting.load(Ordering::Relaxed) == 0
    }

    fn step(&self, step: Step, worker: &mut Worker) {
        while let Some(task) = self.tasks.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let sweep = self;
            self.kernel.run(Turn {
                sweep,
                task,
                step,
                worker,
            });
        }
        let barrier = self.barrier.wait();
        if barrier.wait().is_leader() {
            self.next.store(0, Ordering::Relaxed);
            self.waiting.store(0, Ordering::Relaxed);
        }
        barrier.wait();
        self.deliver(worker);
        barrier.wait();
    }

    fn deliver(&self, worker: &mut Worker) {
        for (number, task) in self.tasks.iter().enumerate() {
            if worker.outbox.has_mail(number) {
                let mut bucket = task.bucket.lock().unwrap_or_else(PoisonError::into_inner);
                worker.outbox.collect(number, &mut bucket.inbox);
                self.waiting.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// A worker's turn at a task.
struct Turn<'s, 't, 'w> {
    sweep: &'s Sweep<'t>,
    task: &'s Task<'t>,
    step: Step,
    worker: &'w mut Worker,
}

impl Job for Turn<'_, '_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Bits>(self, bits: K) {
        let Turn {
            sweep,
            task,
            step,
            worker,
        } = self;
        let mut bucket = task.bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let shape = &sweep.shapes[task.table];
        let partner = sweep.shapes.len() - 1 - task.table;
        let mut work = Work {
            bits,
            shape,
            partner: &sweep.shapes[partner],
            partner_base: if partner == 0 {
                0
            } else {
                sweep.shapes[0].buckets()
            },
            rows: shape.rows_of(task.place),
            bucket: &mut bucket,
            found: &mut worker.found,
            wave: &mut worker.wave,
            outbox: &mut worker.outbox,
        };
        match step {
            Step::Start => {
                if shape.column_flies {
                    work.start_flights(sweep.lower, &mut worker.scratch);
                } else {
                    work.start(sweep.lower, &mut worker.scratch);
                }
                let last = work.bucket.events.last_level();
                sweep.last_event.fetch_max(last, Ordering::Relaxed);
            }
            Step::Level(level) if shape.column_flies => work.level_of_flights(level),
            Step::Level(level) => work.level(level),
        }
    }
}
