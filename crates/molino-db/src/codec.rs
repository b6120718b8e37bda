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
            1 if !cfg!(target_family = "wasm") => Ok(Codec::Zstd { level }),
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
mod zstd {
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

/// No file is written here with what is not known here.
#[cfg(target_family = "wasm")]
mod zstd {
    pub(super) struct Compressor;

    impl Compressor {
        pub(super) fn new(_: i32) -> Compressor {
            Compressor
        }

        pub(super) fn compress(&mut self, block: &[u8]) -> Vec<u8> {
            block.to_vec()
        }
    }

    pub(super) fn version() -> u32 {
        0
    }

    pub(super) fn decompress_into(_: &[u8], _: &mut [u8]) -> Option<()> {
        None
    }
}
