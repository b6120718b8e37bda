//! The two bit operations of the inner loops, in the machine's instructions
//! where it has them.

/// Packs and spreads bits, as [`molino_index::extract`] and
/// [`molino_index::deposit`] do.
pub(crate) trait Bits: Copy + Send + Sync {
    /// The bits of `bits` at the places of `mask`, packed.
    fn extract(self, bits: u32, mask: u32) -> u32;

    /// The low bits of `packed`, spread over the places of `mask`.
    fn deposit(self, packed: u32, mask: u32) -> u32;

    /// Tells the processor that `bytes[index]` will soon be wanted.
    fn prefetch(self, bytes: &[u8], index: usize);
}

/// For every machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Bits for Portable {
    #[inline(always)]
    fn extract(self, bits: u32, mask: u32) -> u32 {
        molino_index::extract(bits, mask)
    }

    #[inline(always)]
    fn deposit(self, packed: u32, mask: u32) -> u32 {
        molino_index::deposit(packed, mask)
    }

    #[inline(always)]
    fn prefetch(self, _: &[u8], _: usize) {}
}

/// For x86 processors with BMI2. Only a function that enables `bmi2` may have
/// one.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bmi2(());

#[cfg(target_arch = "x86_64")]
impl Bmi2 {
    #[inline]
    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    pub(crate) fn new() -> Bmi2 {
        Bmi2(())
    }
}

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
    fn prefetch(self, bytes: &[u8], index: usize) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction reads nothing and takes any address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(bytes.as_ptr().wrapping_add(index).cast()) }
    }
}
