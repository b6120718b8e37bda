//! Two sectors of the movement phase, solved together.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, PoisonError};

use molino_db::Score;
use molino_index::Numbering;

use crate::bits::Bits;
use crate::bucket::{Bucket, Found};
use crate::mail::Outbox;
use crate::start::{Lower, Scratch};
use crate::table::Shape;
use crate::terms::Terms;
use crate::wave::{Touches, Work};

/// The scores of a table, row by row.
pub(crate) type Scores = Vec<u8>;

/// Solves the sectors of the movement phase in which one side has `men` and the
/// other `others` men. Gives the scores with the side of `men` to move, and,
/// unless it is the same, with the side of `others` to move.
pub(crate) fn solve(
    terms: &Terms,
    numbering: &Numbering,
    [men, others]: [u8; 2],
    lower: &dyn Lower,
    threads: NonZeroUsize,
) -> Vec<Scores> {
    let mut shapes = vec![Shape::new(terms, numbering, [men, others])];
    if men != others {
        shapes.push(Shape::new(terms, numbering, [others, men]));
    }
    let mut scores: Vec<Scores> = shapes.iter().map(|shape| vec![0; shape.cells()]).collect();
    let buckets = shapes.iter().zip(&mut scores).enumerate();
    let buckets = buckets.flat_map(|(table, (shape, scores))| {
        let parts = scores.chunks_mut(shape.bucket_cells()).enumerate();
        parts.map(move |(place, scores)| {
            let bucket = Mutex::new(Bucket::new(scores));
            Task { table, place, bucket }
        })
    });
    let sweep = Sweep {
        shapes: &shapes,
        tasks: buckets.collect(),
        next: AtomicUsize::new(0),
        sent: AtomicUsize::new(0),
        last_event: AtomicUsize::new(0),
        barrier: Barrier::new(threads.get()),
        lower,
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.get() {
            scope.spawn(|| sweep.run());
        }
        sweep.run();
    });
    drop(sweep);
    scores
}

struct Task<'t> {
    table: usize,
    place: usize,
    bucket: Mutex<Bucket<'t>>,
}

struct Sweep<'t> {
    shapes: &'t [Shape<'t>],
    tasks: Vec<Task<'t>>,
    next: AtomicUsize,
    sent: AtomicUsize,
    last_event: AtomicUsize,
    barrier: Barrier,
    lower: &'t dyn Lower,
}

struct Worker {
    outbox: Outbox,
    found: Found,
    touches: Touches,
    scratch: Scratch,
}

#[derive(Clone, Copy)]
enum Step {
    Start,
    Level(u8),
}

impl Sweep<'_> {
    fn run(&self) {
        let mut worker = Worker {
            outbox: Outbox::new(self.tasks.len()),
            found: Found::new(),
            touches: Touches::new(),
            scratch: Scratch::default(),
        };
        self.step(Step::Start, &mut worker);
        for level in 0..=Score::LONGEST {
            let waiting = self.sent.load(Ordering::Relaxed);
            if waiting == 0 && usize::from(level) > self.last_event.load(Ordering::Relaxed) {
                break;
            }
            self.step(Step::Level(level), &mut worker);
        }
    }

    fn step(&self, step: Step, worker: &mut Worker) {
        loop {
            let task = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = self.tasks.get(task) else { break };
            dispatch(self, task, step, worker);
        }
        if self.barrier.wait().is_leader() {
            self.next.store(0, Ordering::Relaxed);
            self.sent.store(0, Ordering::Relaxed);
        }
        self.barrier.wait();
        let mut sent = 0;
        for (number, task) in self.tasks.iter().enumerate() {
            if worker.outbox.has_mail(number) {
                let mut bucket = task.bucket.lock().unwrap_or_else(PoisonError::into_inner);
                sent += 1;
                worker.outbox.collect(number, &mut bucket.inbox);
            }
        }
        self.sent.fetch_add(sent, Ordering::Relaxed);
        self.barrier.wait();
    }

    #[inline(always)]
    fn work<K: Bits>(&self, bits: K, task: &Task, step: Step, worker: &mut Worker) {
        let mut bucket = task.bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let shape = &self.shapes[task.table];
        let partner = self.shapes.len() - 1 - task.table;
        let mut work = Work {
            bits,
            shape,
            partner: &self.shapes[partner],
            partner_base: if partner == 0 { 0 } else { self.shapes[0].buckets() },
            rows: shape.rows_of(task.place),
            bucket: &mut bucket,
            found: &mut worker.found,
            touches: &mut worker.touches,
            outbox: &mut worker.outbox,
        };
        match step {
            Step::Start => {
                work.start(self.lower, &mut worker.scratch);
                let last = work.bucket.events.last_level();
                self.last_event.fetch_max(last, Ordering::Relaxed);
            }
            Step::Level(level) => work.level(level),
        }
    }
}

fn dispatch(sweep: &Sweep, task: &Task, step: Step, worker: &mut Worker) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("bmi2") && std::env::var_os("PORTABLE").is_none() {
        #[expect(unsafe_code)]
        // SAFETY: the processor has BMI2.
        return unsafe { with_bmi2(sweep, task, step, worker) };
    }
    sweep.work(crate::bits::Portable, task, step, worker);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn with_bmi2(sweep: &Sweep, task: &Task, step: Step, worker: &mut Worker) {
    sweep.work(crate::bits::Bmi2::new(), task, step, worker);
}
