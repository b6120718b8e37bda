//! The few operations of the inner loops that a processor may have an
//! instruction for.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m512i, _mm512_mask_storeu_epi8, _mm512_maskz_loadu_epi8, _mm512_min_epu8, _mm512_or_si512,
    _mm512_permutex2var_epi8, _mm512_ternarylogic_epi32,
};

/// The instructions that the inner loops use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// Those that every processor has.
    Portable,
    /// Those of x86 processors with BMI2.
    Bmi2,
    /// Those of x86 processors with AVX-512 that permute bytes (VBMI) too.
    Avx512,
}

impl Kernel {
    /// The best kernel that this processor can run.
    #[must_use]
    pub fn best() -> Kernel {
        let kernels = [Kernel::Avx512, Kernel::Bmi2].into_iter();
        let mut supported = kernels.filter(|kernel| kernel.is_supported());
        supported.next().unwrap_or(Kernel::Portable)
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
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => {
                use std::arch::is_x86_feature_detected as has;
                let is_wide = has!("avx512f") && has!("avx512bw") && has!("avx512vl");
                Kernel::Bmi2.is_supported() && has!("avx2") && is_wide && has!("avx512vbmi")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Bmi2 | Kernel::Avx512 => false,
        }
    }

    /// Does `job` with this kernel; with the portable one where the processor
    /// cannot run this.
    pub(crate) fn run<J: Job>(self, job: J) -> J::Output {
        #[cfg(target_arch = "x86_64")]
        #[expect(unsafe_code, reason = "instructions that not every processor has")]
        match self {
            // SAFETY: the processor has the features that the function enables.
            Kernel::Avx512 if self.is_supported() => return unsafe { with_avx512(job) },
            // SAFETY: as above.
            Kernel::Bmi2 if self.is_supported() => return unsafe { with_bmi2(job) },
            _ => {}
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

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx2,avx512f,avx512bw,avx512vl,avx512vbmi")]
fn with_avx512<J: Job>(job: J) -> J::Output {
    job.run(Avx512(Bmi2(())))
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

    /// Lowers scores to those that stand at the places `from` of `scores`; where a
    /// mark of `but` is all ones, nothing is lowered, wherever the place.
    ///
    /// # Panics
    ///
    /// May panic if `from` or `but` has another length.
    #[inline(always)]
    fn lower_from(self, lowered: &mut [u8], scores: &[u8], from: &[u8], but: Option<&[u8]>) {
        let lowered = lowered.iter_mut().zip(from);
        match but {
            None => {
                for (lowered, from) in lowered {
                    *lowered = lesser(*lowered, scores[usize::from(*from)]);
                }
            }
            Some(but) => {
                for ((lowered, from), mark) in lowered.zip(but) {
                    let score = scores.get(usize::from(*from)).copied().unwrap_or(u8::MAX);
                    *lowered = lesser(*lowered, score | mark);
                }
            }
        }
    }

    /// Lowers scores to others; where a mark of `but` is all ones, nothing is lowered.
    ///
    /// # Panics
    ///
    /// May panic if the lengths differ.
    #[inline(always)]
    fn lower(self, lowered: &mut [u8], scores: &[u8], but: Option<&[u8]>) {
        let lowered = lowered.iter_mut().zip(scores);
        match but {
            None => lowered.for_each(|(lowered, score)| *lowered = (*lowered).min(*score)),
            Some(but) => {
                for ((lowered, score), mark) in lowered.zip(but) {
                    *lowered = (*lowered).min(score | mark);
                }
            }
        }
    }

    /// Lowers scores to those of `yes` where a mark is all ones, and to those of `no`
    /// where it is 0.
    ///
    /// # Panics
    ///
    /// May panic if the lengths differ.
    #[inline(always)]
    fn lower_to_choice(self, lowered: &mut [u8], marks: &[u8], yes: &[u8], no: &[u8]) {
        let scores = yes.iter().zip(no).zip(marks);
        for (lowered, ((yes, no), mark)) in lowered.iter_mut().zip(scores) {
            *lowered = (*lowered).min(yes & mark | no & !mark);
        }
    }

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

/// The lesser score, without a branch: which it is cannot be foreseen.
#[inline(always)]
pub(crate) fn lesser(a: u8, b: u8) -> u8 {
    std::hint::select_unpredictable(b < a, b, a)
}

/// For x86 processors with AVX-512. Only [`with_avx512`] makes one.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
struct Avx512(Bmi2);

/// How many bytes are worked on at once.
#[cfg(target_arch = "x86_64")]
const LANES: usize = 64;

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "instructions that not every processor has")]
impl Avx512 {
    /// The lanes from `start` on that bytes of this length have.
    #[inline(always)]
    fn lanes(length: usize, start: usize) -> u64 {
        match length.saturating_sub(start) {
            left if left < LANES => (1 << left) - 1,
            _ => u64::MAX,
        }
    }

    /// The bytes from `start` on, as many as there are; zeros after them.
    #[inline(always)]
    fn load(self, bytes: &[u8], start: usize) -> __m512i {
        let lanes = Avx512::lanes(bytes.len(), start);
        // SAFETY: an `Avx512` is made only where the processor has AVX-512; lanes past
        // the bytes are not read.
        unsafe { _mm512_maskz_loadu_epi8(lanes, bytes.as_ptr().wrapping_add(start).cast()) }
    }

    /// Lowers the bytes from `start` on, as many as there are.
    #[inline(always)]
    fn store_lower(self, lowered: &mut [u8], start: usize, scores: __m512i) {
        let lanes = Avx512::lanes(lowered.len(), start);
        let before = self.load(lowered, start);
        let place = lowered.as_mut_ptr().wrapping_add(start).cast();
        // SAFETY: an `Avx512` is made only where the processor has AVX-512; lanes past
        // the bytes are not written.
        unsafe { _mm512_mask_storeu_epi8(place, lanes, _mm512_min_epu8(before, scores)) }
    }
}

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "instructions that not every processor has")]
impl Bits for Avx512 {
    #[inline(always)]
    fn extract(self, bits: u32, mask: u32) -> u32 {
        self.0.extract(bits, mask)
    }

    #[inline(always)]
    fn deposit(self, packed: u32, mask: u32) -> u32 {
        self.0.deposit(packed, mask)
    }

    #[inline(always)]
    fn apart<R>(self, work: impl FnOnce() -> R) -> R {
        self.0.apart(work)
    }

    #[inline(always)]
    fn prefetch<T>(self, item: &T) {
        self.0.prefetch(item);
    }

    #[inline(always)]
    fn lower_from(self, lowered: &mut [u8], scores: &[u8], from: &[u8], but: Option<&[u8]>) {
        if scores.len() > 2 * LANES {
            self.0.lower_from(lowered, scores, from, but);
            return;
        }
        let (low, high) = (self.load(scores, 0), self.load(scores, LANES));
        for start in (0..lowered.len()).step_by(LANES) {
            let from = self.load(from, start);
            // SAFETY: an `Avx512` is made only where the processor has AVX-512 and VBMI.
            let mut found = unsafe { _mm512_permutex2var_epi8(low, from, high) };
            if let Some(but) = but {
                // SAFETY: as above.
                found = unsafe { _mm512_or_si512(found, self.load(but, start)) };
            }
            self.store_lower(lowered, start, found);
        }
    }

    #[inline(always)]
    fn lower(self, lowered: &mut [u8], scores: &[u8], but: Option<&[u8]>) {
        for start in (0..lowered.len()).step_by(LANES) {
            let mut found = self.load(scores, start);
            if let Some(but) = but {
                // SAFETY: an `Avx512` is made only where the processor has AVX-512.
                found = unsafe { _mm512_or_si512(found, self.load(but, start)) };
            }
            self.store_lower(lowered, start, found);
        }
    }

    #[inline(always)]
    fn lower_to_choice(self, lowered: &mut [u8], marks: &[u8], yes: &[u8], no: &[u8]) {
        for start in (0..lowered.len()).step_by(LANES) {
            let [marks, yes, no] = [marks, yes, no].map(|bytes| self.load(bytes, start));
            // SAFETY: an `Avx512` is made only where the processor has AVX-512.
            // 0xca is the table of "the second where the first, else the third".
            let chosen = unsafe { _mm512_ternarylogic_epi32::<0xca>(marks, yes, no) };
            self.store_lower(lowered, start, chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scores lowered in each way.
    struct Lowered<'l> {
        before: &'l [u8],
        scores: &'l [u8],
        from: &'l [u8],
        but: Option<&'l [u8]>,
        /// As long as those that are lowered.
        marks: &'l [u8],
        beside: [&'l [u8]; 2],
    }

    impl Job for Lowered<'_> {
        type Output = [Vec<u8>; 3];

        fn run<K: Bits>(self, bits: K) -> [Vec<u8>; 3] {
            let mut lowered = [self.before; 3].map(<[u8]>::to_vec);
            bits.lower_from(&mut lowered[0], self.scores, self.from, self.but);
            let [yes, no] = self.beside;
            bits.lower(&mut lowered[1], yes, self.but);
            bits.lower_to_choice(&mut lowered[2], self.marks, yes, no);
            lowered
        }
    }

    #[test]
    fn every_kernel_lowers_alike() {
        let mut random = fastrand::Rng::with_seed(3);
        for count in [0, 1, 8, 56, 63, 64, 65, 70, 126, 128, 200] {
            for size in [1, 2, 64, 65, 126, 128, 129, 256] {
                let mut bytes = |count: usize, below: u16| -> Vec<u8> {
                    (0..count).map(|_| random.u16(0..below) as u8).collect()
                };
                let scores = bytes(size, 256);
                let before = bytes(count, 256);
                let from = bytes(count, size as u16);
                let marks: Vec<u8> = bytes(count, 2).iter().map(|bit| 255 * bit).collect();
                let beside = [bytes(count, 256), bytes(count, 256)];
                for but in [None, Some(&*marks)] {
                    let lowered = |kernel: Kernel| {
                        kernel.run(Lowered {
                            before: &before,
                            scores: &scores,
                            from: &from,
                            but,
                            marks: &marks,
                            beside: [&beside[0], &beside[1]],
                        })
                    };
                    let wanted = lowered(Kernel::Portable);
                    for kernel in [Kernel::Bmi2, Kernel::Avx512] {
                        assert_eq!(lowered(kernel), wanted, "{kernel:?} {count} {size}");
                    }
                }
            }
        }
    }
}
