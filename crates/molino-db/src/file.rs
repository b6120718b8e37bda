//! The file of one sector.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use molino::Core;
use molino_index::Sector;
use sha2::{Digest, Sha256};
use xxhash_rust::xxh3::xxh3_64;

use crate::codec::{Codec, Compressor};
use crate::error::FileFault;
use crate::header::{BLOCK, Entry, Header, LENGTH};
use crate::parallel;
use crate::source::ReadAt;
use crate::tally::Tally;
use crate::value::Score;

/// How many blocks a reader keeps: a megabyte.
const KEPT: NonZeroUsize = NonZeroUsize::new(16).expect("not zero");

/// The file of one sector, open for reading.
pub struct SectorFile<R> {
    header: Header,
    index: Vec<Entry>,
    source: R,
    kept: Mutex<LruCache<usize, Arc<[u8]>>>,
}

impl<R: ReadAt> SectorFile<R> {
    /// Reads the header of a file that should hold the `positions` positions of
    /// `sector` of the game with `core`.
    ///
    /// # Errors
    ///
    /// Another kind of file, another version, game or sector, another number of
    /// positions, a damaged header, or a file that is too short or too long.
    pub fn open(
        source: R,
        core: Core,
        sector: Sector,
        positions: u64,
    ) -> Result<SectorFile<R>, FileFault> {
        let found = source.length()?;
        let mut start = [0; LENGTH];
        let wanted = LENGTH as u64;
        let read = found.min(wanted) as usize;
        source.read_at(0, &mut start[..read])?;
        let told = Header::length_told(&start)?;
        if found < told as u64 {
            return Err(FileFault::Length {
                found,
                wanted: wanted.max(told as u64),
            });
        }
        let mut bytes = vec![0; told];
        source.read_at(0, &mut bytes)?;
        let (header, index) = Header::from_bytes(&bytes)?;
        let end = index.last().map_or(0, |last| last.end);
        let wanted = end.saturating_add(told as u64);
        if found != wanted {
            return Err(FileFault::Length { found, wanted });
        }
        let core = core.to_string();
        if header.core != core {
            return Err(FileFault::OtherCore {
                found: header.core,
                wanted: core,
            });
        }
        if header.sector != sector {
            return Err(FileFault::OtherSector {
                found: header.sector,
                wanted: sector,
            });
        }
        if header.positions != positions {
            return Err(FileFault::Positions {
                found: header.positions,
                wanted: positions,
            });
        }
        Ok(SectorFile {
            header,
            index,
            source,
            kept: Mutex::new(LruCache::new(KEPT)),
        })
    }

    /// What the header tells.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The score of the position at `index`; nothing past the last.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or a damaged block.
    pub fn score(&self, index: u64) -> Result<Option<Score>, FileFault> {
        if index >= self.header.positions {
            return Ok(None);
        }
        let block = self.block((index / BLOCK as u64) as usize)?;
        let score = block.get((index % BLOCK as u64) as usize);
        Ok(score.map(|byte| Score::from_byte(*byte)))
    }

    /// Reads all scores with `threads` threads.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or a damaged block.
    pub fn scores(&self, threads: NonZeroUsize) -> Result<Vec<u8>, FileFault> {
        let mut scores = vec![0; self.header.positions as usize];
        let blocks: Vec<Mutex<&mut [u8]>> = scores.chunks_mut(BLOCK).map(Mutex::new).collect();
        let read = parallel::map(threads, blocks.len(), |block| {
            let mut scores = blocks[block].lock().unwrap_or_else(PoisonError::into_inner);
            self.read_block(block, &mut scores)
        });
        drop(blocks);
        read.into_iter().collect::<Result<(), FileFault>>()?;
        Ok(scores)
    }

    fn block(&self, block: usize) -> Result<Arc<[u8]>, FileFault> {
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(scores) = kept().get(&block) {
            return Ok(Arc::clone(scores));
        }
        let mut scores = vec![0; self.header.block_length(block)];
        self.read_block(block, &mut scores)?;
        let scores: Arc<[u8]> = scores.into();
        kept().put(block, Arc::clone(&scores));
        Ok(scores)
    }

    fn read_block(&self, block: usize, scores: &mut [u8]) -> Result<(), FileFault> {
        let damaged = FileFault::Damaged { block: Some(block) };
        let start = block
            .checked_sub(1)
            .map_or(0, |before| self.index[before].end);
        let Entry { end, checksum } = self.index[block];
        let mut bytes = vec![0; (end - start) as usize];
        let data = (LENGTH + 16 * self.index.len()) as u64;
        self.source.read_at(data + start, &mut bytes)?;
        if xxh3_64(&bytes) != checksum {
            return Err(damaged);
        }
        let codec = self.header.codec;
        codec.decompress_into(&bytes, scores).ok_or(damaged)
    }
}

/// The bytes of a file that is to be written.
pub struct Encoded {
    head: Vec<u8>,
    blocks: Vec<Vec<u8>>,
}

impl Encoded {
    /// Encodes the scores of `sector` with `threads` threads. The bytes do not
    /// depend on their number.
    #[must_use]
    pub fn new(
        core: Core,
        sector: Sector,
        scores: &[u8],
        tally: Tally,
        codec: Codec,
        threads: NonZeroUsize,
    ) -> Encoded {
        let header = Header::new(core, sector, scores.len() as u64, codec, tally);
        let compress = |compressor: &mut Compressor, block| {
            let start = block * BLOCK;
            let bytes = compressor.compress(&scores[start..start + header.block_length(block)]);
            (xxh3_64(&bytes), bytes)
        };
        let begin = || codec.compressor();
        let encoded = parallel::map_with(threads, header.blocks(), begin, compress);
        let mut end = 0;
        let index: Vec<Entry> = encoded
            .iter()
            .map(|(checksum, bytes)| {
                end += bytes.len() as u64;
                Entry {
                    end,
                    checksum: *checksum,
                }
            })
            .collect();
        Encoded {
            head: header.to_bytes(&index),
            blocks: encoded.into_iter().map(|(_, bytes)| bytes).collect(),
        }
    }

    /// How many bytes there are.
    #[must_use]
    pub fn length(&self) -> u64 {
        let blocks = self.blocks.iter().map(|block| block.len() as u64);
        self.head.len() as u64 + blocks.sum::<u64>()
    }

    /// Writes the file and gives its SHA-256.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(&self, out: &mut impl Write) -> io::Result<[u8; 32]> {
        let mut hash = Sha256::new();
        for part in std::iter::once(&self.head).chain(&self.blocks) {
            hash.update(part);
            out.write_all(part)?;
        }
        Ok(hash.finalize().into())
    }
}
