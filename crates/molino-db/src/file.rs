//! The file of one sector.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use molino::Core;
use molino_index::Sector;
use sha2::{Digest, Sha256};
use xxhash_rust::xxh3::xxh3_64;

use crate::answer::Answer;
use crate::codec::Compressor;
use crate::error::FileFault;
use crate::format::{Format, Metric};
use crate::header::{BLOCK, Entry, Header, LENGTH};
use crate::parallel;
use crate::source::ReadAt;
use crate::tally::Tally;

/// The file of one sector, open for reading.
pub struct SectorFile<R> {
    header: Header,
    index: Vec<Entry>,
    source: R,
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
        })
    }

    /// What the header tells.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The number of the block that has the position at `index`.
    #[must_use]
    pub const fn block_of(index: u64) -> u64 {
        index / BLOCK as u64
    }

    /// Reads a block, as [`answer`](SectorFile::answer) wants it.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or a damaged block; also one past the last.
    pub fn block(&self, block: u64) -> Result<Vec<u8>, FileFault> {
        let number = usize::try_from(block).ok();
        let number = number.filter(|block| *block < self.index.len());
        self.read_block(number.ok_or(FileFault::Damaged { block: None })?)
    }

    /// What is told of the position at `index`, given its block; nothing past the
    /// last. Of positions of which the file does not tell it means nothing.
    #[must_use]
    pub fn answer(&self, block: &[u8], index: u64) -> Answer {
        let metric = self.header.format.metric;
        let place = (index % BLOCK as u64) as usize;
        let score = metric.score(block, place);
        let score = score.filter(|_| index < self.header.positions);
        score.map_or(Answer::NotInDatabase, |score| Answer::of(score, metric))
    }

    /// Reads all scores with `threads` threads. Where the file has no distances, a
    /// win is told as one in one ply, a loss as one in none. The scores of positions of
    /// which it does not tell mean nothing.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or a damaged block.
    pub fn scores(&self, threads: NonZeroUsize) -> Result<Vec<u8>, FileFault> {
        let mut scores = vec![0; self.header.positions as usize];
        self.scores_into(&mut scores, threads)?;
        Ok(scores)
    }

    /// The same into `scores`.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or a damaged block.
    ///
    /// # Panics
    ///
    /// If there is not room for just all of them.
    pub fn scores_into(&self, scores: &mut [u8], threads: NonZeroUsize) -> Result<(), FileFault> {
        assert_eq!(scores.len() as u64, self.header.positions);
        let blocks: Vec<Mutex<&mut [u8]>> = scores.chunks_mut(BLOCK).map(Mutex::new).collect();
        let read = parallel::map(threads, blocks.len(), |block| {
            let mut scores = blocks[block].lock().unwrap_or_else(PoisonError::into_inner);
            match self.header.format.metric {
                Metric::Distance => self.read_block_into(block, &mut scores),
                metric => {
                    metric.unpack(&self.read_block(block)?, &mut scores);
                    Ok(())
                }
            }
        });
        drop(blocks);
        read.into_iter().collect()
    }

    fn read_block(&self, block: usize) -> Result<Vec<u8>, FileFault> {
        let metric = self.header.format.metric;
        let mut bytes = vec![0; metric.length(self.header.block_length(block))];
        self.read_block_into(block, &mut bytes)?;
        Ok(bytes)
    }

    fn read_block_into(&self, block: usize, contents: &mut [u8]) -> Result<(), FileFault> {
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
        let codec = self.header.format.codec;
        codec.decompress_into(&bytes, contents).ok_or(damaged)
    }
}

/// The bytes of a file that is to be written.
pub struct Encoded {
    metric: Metric,
    head: Vec<u8>,
    blocks: Vec<Vec<u8>>,
}

impl Encoded {
    /// Encodes the scores of `sector` in `format` with `threads` threads. The bytes do not
    /// depend on their number.
    #[must_use]
    pub fn new(
        core: Core,
        sector: Sector,
        scores: &[u8],
        tally: Tally,
        format: Format,
        threads: NonZeroUsize,
    ) -> Encoded {
        let header = Header::new(core, sector, scores.len() as u64, format, tally);
        let Format { metric, codec, .. } = format;
        let compress = |compressor: &mut Compressor, block| {
            let start = block * BLOCK;
            let scores = &scores[start..start + header.block_length(block)];
            let bytes = compressor.compress(&metric.pack(scores));
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
            metric,
            head: header.to_bytes(&index),
            blocks: encoded.into_iter().map(|(_, bytes)| bytes).collect(),
        }
    }

    /// What is told of a position.
    pub(crate) const fn metric(&self) -> Metric {
        self.metric
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
