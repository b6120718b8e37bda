//! The few operations of the inner loops that a processor may have an
//! instruction for.

/// The instructions that the inner loops use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// Those that every processor has.
    Portable,
    /// Those of x86 processors with BMI2.
    Bmi2,
}

impl Kernel {
    /// The best kernel that this processor can run.
    #[must_use]
    pub fn best() -> Kernel {
        if Kernel::Bmi2.is_supported() {
            Kernel::Bmi2
        } else {
            Kernel::Portable
        }
    }

    /// Whether this processor can run it.
    #[must_use]
    pub fn is_supported(self) -> bool {
        match self {
            Kernel::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Kernel::Bmi2 => {
                use std::arch::is_x86_feature_detected as has;
                has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Bmi2 => false,
        }
    }

    /// Does `job` with this kernel; with the portable one where the processor
    /// cannot run this.
    pub(crate) fn run<J: Job>(self, job: J) -> J::Output {
        #[cfg(target_arch = "x86_64")]
        if self == Kernel::Bmi2 && self.is_supported() {
            #[expect(unsafe_code, reason = "instructions that not every processor has")]
            // SAFETY: the processor has the features that the function enables.
            return unsafe { with_bmi2(job) };
        }
        job.run(Portable)
    }
}

/// Work that is compiled for each kernel. All that it calls in its inner loops
/// must be inlined into it, or it is compiled without the kernel's instructions.
pub(crate) trait Job {
    /// What comes of it.
    type Output;

    /// Does the work.
    fn run<K: Bits>(self, bits: K) -> Self::Output;
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn with_bmi2<J: Job>(job: J) -> J::Output {
    job.run(Bmi2(()))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn apart_with_bmi2<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// The bytes of memory that come together.
const CACHE_LINE: usize = 64;

/// Packs and spreads bits, as [`molino_index::extract`] and
/// [`molino_index::deposit`] do.
pub(crate) trait Bits: Copy + Send + Sync {
    /// The bits of `bits` at the places of `mask`, packed.
    fn extract(self, bits: u32, mask: u32) -> u32;

    /// The low bits of `packed`, spread over the places of `mask`.
    fn deposit(self, packed: u32, mask: u32) -> u32;

    /// Does `work` as a function of its own, so that the compiler need not keep
    /// in mind what is around it.
    fn apart<R>(self, work: impl FnOnce() -> R) -> R;

    /// Tells the processor that `item` will soon be wanted.
    fn prefetch<T>(self, item: &T);

    /// The same for all of `bytes`.
    #[inline(always)]
    fn fetch(self, bytes: &[u8]) {
        for line in bytes.chunks(CACHE_LINE) {
            self.prefetch(&line[0]);
        }
    }
}

/// For every machine.
#[derive(Clone, Copy, Debug)]
struct Portable;

impl Bits for Portable {
    #[inline(always)]
    fn extract(self, bits: u32, mask: u32) -> u32 {
        molino_index::extract(bits, mask)
    }

    #[inline(always)]
    fn deposit(self, packed: u32, mask: u32) -> u32 {
        molino_index::deposit(packed, mask)
    }

    #[inline(never)]
    fn apart<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }

    #[inline(always)]
    fn prefetch<T>(self, _: &T) {}
}

/// For x86 processors with BMI2. Only [`with_bmi2`] makes one.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
struct Bmi2(());

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "instructions that not every processor has")]
impl Bits for Bmi2 {
    #[inline(always)]
    fn extract(self, bits: u32, mask: u32) -> u32 {
        // SAFETY: a `Bmi2` is made only where the processor has BMI2.
        unsafe { std::arch::x86_64::_pext_u32(bits, mask) }
    }

    #[inline(always)]
    fn deposit(self, packed: u32, mask: u32) -> u32 {
        // SAFETY: a `Bmi2` is made only where the processor has BMI2.
        unsafe { std::arch::x86_64::_pdep_u32(packed, mask) }
    }

    #[inline(always)]
    fn apart<R>(self, work: impl FnOnce() -> R) -> R {
        // SAFETY: a `Bmi2` is made only where the processor has these features.
        unsafe { apart_with_bmi2(work) }
    }

    #[inline(always)]
    fn prefetch<T>(self, item: &T) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction reads nothing and takes any address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(item).cast()) }
    }
}
