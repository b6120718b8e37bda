//! How blocks are compressed.

use crate::error::FileFault;

/// How blocks are compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// Not at all.
    Stored,
    /// By Zstandard.
    Zstd {
        /// The level, -7 (fastest) to 22 (smallest).
        level: i32,
    },
}

impl Codec {
    /// The codec for files that are soon read again: fast, and small enough.
    pub const FAST: Codec = if cfg!(target_family = "wasm") {
        Codec::Stored
    } else {
        Codec::Zstd { level: 1 }
    };

    /// The number in a header.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Codec::Stored => 0,
            Codec::Zstd { .. } => 1,
        }
    }

    /// The level in a header.
    pub(crate) const fn level(self) -> i32 {
        match self {
            Codec::Stored => 0,
            Codec::Zstd { level } => level,
        }
    }

    /// The codec that a header tells of.
    pub(crate) fn from_numbers(number: u8, level: i32) -> Result<Codec, FileFault> {
        match number {
            0 => Ok(Codec::Stored),
            1 => Ok(Codec::Zstd { level }),
            _ => Err(FileFault::Codec { found: number }),
        }
    }

    /// The version of the compressor, as it numbers itself.
    pub(crate) fn version(self) -> u32 {
        match self {
            Codec::Stored => 0,
            Codec::Zstd { .. } => zstd::version(),
        }
    }

    /// What compresses blocks.
    pub(crate) fn compressor(self) -> Compressor {
        Compressor(match self {
            Codec::Stored => None,
            Codec::Zstd { level } => Some(zstd::Compressor::new(level)),
        })
    }

    /// Undoes [`Compressor::compress`]; nothing where `bytes` give no block of that
    /// length.
    pub(crate) fn decompress_into(self, bytes: &[u8], block: &mut [u8]) -> Option<()> {
        match self {
            Codec::Stored => (bytes.len() == block.len()).then(|| block.copy_from_slice(bytes)),
            Codec::Zstd { .. } => zstd::decompress_into(bytes, block),
        }
    }
}

/// Compresses blocks, one after the other, in the same memory.
pub(crate) struct Compressor(Option<zstd::Compressor>);

impl Compressor {
    /// Compresses a block. What was compressed before changes nothing.
    pub(crate) fn compress(&mut self, block: &[u8]) -> Vec<u8> {
        match &mut self.0 {
            None => block.to_vec(),
            Some(compressor) => compressor.compress(block),
        }
    }
}

#[cfg(not(target_family = "wasm"))]
use native as zstd;
#[cfg(target_family = "wasm")]
use portable as zstd;

/// Zstandard as its authors have it, in C.
#[cfg(not(target_family = "wasm"))]
mod native {
    pub(super) struct Compressor(zstd::bulk::Compressor<'static>);

    impl Compressor {
        pub(super) fn new(level: i32) -> Compressor {
            let compressor = zstd::bulk::Compressor::new(level);
            Compressor(compressor.expect("memory holds what is compressed"))
        }

        pub(super) fn compress(&mut self, block: &[u8]) -> Vec<u8> {
            let compressed = self.0.compress(block);
            compressed.expect("memory holds what is compressed")
        }
    }

    pub(super) fn version() -> u32 {
        zstd::zstd_safe::version_number()
    }

    pub(super) fn decompress_into(bytes: &[u8], block: &mut [u8]) -> Option<()> {
        let length = zstd::bulk::decompress_to_buffer(bytes, block).ok()?;
        (length == block.len()).then_some(())
    }
}

/// Zstandard in Rust, for the browser. It knows one level alone.
#[cfg(any(target_family = "wasm", test))]
#[cfg_attr(
    not(target_family = "wasm"),
    expect(dead_code, reason = "reading is tested")
)]
mod portable {
    use ruzstd::decoding::FrameDecoder;
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    pub(super) struct Compressor;

    impl Compressor {
        pub(super) fn new(_: i32) -> Compressor {
            Compressor
        }

        pub(super) fn compress(&mut self, block: &[u8]) -> Vec<u8> {
            compress_to_vec(block, CompressionLevel::Fastest)
        }
    }

    /// The compressor numbers itself with its crate: 0.9.1 is 901.
    pub(super) fn version() -> u32 {
        901
    }

    pub(super) fn decompress_into(bytes: &[u8], block: &mut [u8]) -> Option<()> {
        let length = FrameDecoder::new().decode_all(bytes, block).ok()?;
        (length == block.len()).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_read_without_c_as_with_it() {
        let noise = |i: u32| (i.wrapping_mul(2_654_435_761) >> 24) as u8;
        let blocks: [Vec<u8>; 4] = [
            vec![127; 65_536],
            (0..65_536).map(noise).collect(),
            (0..16_384).map(|i| noise(i / 50) & 0x93).collect(),
            Vec::new(),
        ];
        for level in [-7, 1, 3, 19, 22] {
            let codec = Codec::Zstd { level };
            for block in &blocks {
                let bytes = codec.compressor().compress(block);
                let mut read = vec![1; block.len()];
                assert_eq!(portable::decompress_into(&bytes, &mut read), Some(()));
                assert!(read == *block, "level {level}");
                let mut short = vec![1; block.len() + 1];
                assert_eq!(portable::decompress_into(&bytes, &mut short), None);
                let cut = bytes.len() / 2;
                assert_eq!(portable::decompress_into(&bytes[..cut], &mut read), None);
            }
        }
    }
}
