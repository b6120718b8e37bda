//! The header of a file.
//!
//! All numbers are little-endian.
//!
//! | at | bytes | what |
//! | --- | --- | --- |
//! | 0 | 8 | `MOLINODB` |
//! | 8 | 2 | version of the format, 1 |
//! | 10 | 1 | what a position has: 1, a [score](crate::Score) byte; 2, two bits, the first position in the low ones: 0 loss, 1 draw, 2 win, 3 no position |
//! | 11 | 1 | codec of the blocks: 0 stored, 1 Zstandard |
//! | 12 | 4 | version of the compressor |
//! | 16 | 4 | level of the compressor |
//! | 20 | 4 | men of the side to move on the board and in hand, of the other side on the board and in hand |
//! | 24 | 8 | positions |
//! | 32 | 4 | positions in a block |
//! | 36 | 4 | blocks |
//! | 40 | 24 | orbits that are won, lost, drawn |
//! | 64 | 2 | longest win, longest loss; as the counts before, of all positions |
//! | 66 | 1 | positions that have values: 0, all; 1, those that can [arise](crate::Arising) |
//! | 72 | 32 | SHA-256 of the text of the core |
//! | 104 | 2 | length of that text |
//! | 106 | 142 | the text |
//! | 248 | 8 | XXH3 of all of the above and of the index |
//! | 256 | 16 each | the index: where each block ends, counted from the end of the index; its XXH3 |

use molino::Core;
use molino_index::{Force, Sector};
use sha2::{Digest, Sha256};
use xxhash_rust::xxh3::xxh3_64;

use crate::codec::Codec;
use crate::error::FileFault;
use crate::format::{Coverage, Format, Metric};
use crate::tally::Tally;

const MAGIC: &[u8; 8] = b"MOLINODB";

/// The version of the format.
pub(crate) const VERSION: u16 = 1;

/// How many positions a block has, but for the last.
pub(crate) const BLOCK: usize = 1 << 16;

/// The bytes of a header without the index.
pub(crate) const LENGTH: usize = 256;

/// Where the text of the core begins, and where it must end.
const TEXT: std::ops::Range<usize> = 106..248;

const CHECKSUM: usize = 248;

/// What the header of a file tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The text of the core of the rules.
    pub core: String,
    /// The sector.
    pub sector: Sector,
    /// How many positions there are.
    pub positions: u64,
    /// What is told of a position, and how the blocks are compressed.
    pub format: Format,
    /// The version of the compressor.
    pub codec_version: u32,
    /// What the positions are worth, also those that the file does not tell of.
    pub tally: Tally,
}

/// Where a block ends, and its checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) end: u64,
    pub(crate) checksum: u64,
}

impl Header {
    /// A header for `positions` positions.
    pub(crate) fn new(
        core: Core,
        sector: Sector,
        positions: u64,
        format: Format,
        tally: Tally,
    ) -> Header {
        Header {
            core: core.to_string(),
            sector,
            positions,
            format,
            codec_version: format.codec.version(),
            tally,
        }
    }

    /// How many blocks there are.
    pub(crate) fn blocks(&self) -> usize {
        self.positions.div_ceil(BLOCK as u64) as usize
    }

    /// How many positions a block has.
    pub(crate) fn block_length(&self, block: usize) -> usize {
        let left = self.positions - (block * BLOCK) as u64;
        left.min(BLOCK as u64) as usize
    }

    /// The bytes of the header and the index.
    pub(crate) fn to_bytes(&self, index: &[Entry]) -> Vec<u8> {
        let Force { board, hand } = self.sector.mover;
        let Force {
            board: other_board,
            hand: other_hand,
        } = self.sector.other;
        let mut bytes = Vec::with_capacity(LENGTH + 16 * index.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        let Format {
            metric,
            coverage,
            codec,
        } = self.format;
        bytes.extend([metric.number(), codec.number()]);
        bytes.extend(self.codec_version.to_le_bytes());
        bytes.extend(codec.level().to_le_bytes());
        bytes.extend([board, hand, other_board, other_hand]);
        bytes.extend(self.positions.to_le_bytes());
        bytes.extend((BLOCK as u32).to_le_bytes());
        bytes.extend((index.len() as u32).to_le_bytes());
        for count in [self.tally.wins, self.tally.losses, self.tally.draws] {
            bytes.extend(count.to_le_bytes());
        }
        bytes.extend([self.tally.longest_win, self.tally.longest_loss]);
        bytes.push(coverage.number());
        bytes.resize(72, 0);
        bytes.extend(Sha256::digest(&self.core));
        bytes.extend((self.core.len() as u16).to_le_bytes());
        bytes.extend(self.core.as_bytes());
        assert!(bytes.len() <= TEXT.end, "the text of a core is short");
        bytes.resize(LENGTH, 0);
        for entry in index {
            bytes.extend(entry.end.to_le_bytes());
            bytes.extend(entry.checksum.to_le_bytes());
        }
        let checksum = checksum(&bytes);
        bytes[CHECKSUM..LENGTH].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// How many bytes of header and index a file has that begins with `start`.
    pub(crate) fn length_told(start: &[u8; LENGTH]) -> Result<usize, FileFault> {
        if !start.starts_with(MAGIC) {
            return Err(FileFault::Foreign);
        }
        let found = number(start, 8) as u16;
        if found != VERSION {
            return Err(FileFault::Version {
                found,
                wanted: VERSION,
            });
        }
        Ok(LENGTH + 16 * number(start, 36) as u32 as usize)
    }

    /// Reads the header and the index.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<(Header, Vec<Entry>), FileFault> {
        let damaged = FileFault::Damaged { block: None };
        let stored = bytes.get(..LENGTH).map(|start| number(start, CHECKSUM));
        if stored != Some(checksum(bytes)) {
            return Err(damaged);
        }
        let told = Metric::from_number(bytes[10]).zip(Coverage::from_number(bytes[66]));
        let Some((metric, coverage)) = told else {
            return Err(damaged);
        };
        let codec = Codec::from_numbers(bytes[11], number(bytes, 16) as i32)?;
        let length = usize::from(number(bytes, 104) as u16);
        let text = bytes[TEXT].get(..length).map(<[u8]>::to_vec);
        let Some(core) = text.and_then(|text| String::from_utf8(text).ok()) else {
            return Err(damaged);
        };
        let force = |at: usize| Force {
            board: bytes[at],
            hand: bytes[at + 1],
        };
        let header = Header {
            core,
            sector: Sector {
                mover: force(20),
                other: force(22),
            },
            positions: number(bytes, 24),
            format: Format {
                metric,
                coverage,
                codec,
            },
            codec_version: number(bytes, 12) as u32,
            tally: Tally {
                wins: number(bytes, 40),
                losses: number(bytes, 48),
                draws: number(bytes, 56),
                longest_win: bytes[64],
                longest_loss: bytes[65],
            },
        };
        let index = bytes[LENGTH..].chunks_exact(16).map(|entry| Entry {
            end: number(entry, 0),
            checksum: number(entry, 8),
        });
        let index: Vec<Entry> = index.collect();
        let told = (number(bytes, 32) as u32 as usize, index.len());
        let rising = index.is_sorted_by_key(|entry| entry.end);
        if told != (BLOCK, header.blocks()) || !rising {
            return Err(damaged);
        }
        Ok((header, index))
    }
}

/// The eight bytes at `at` as a number. Shorter numbers are its low part.
fn number(bytes: &[u8], at: usize) -> u64 {
    let mut number = [0; 8];
    number.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(number)
}

/// The checksum of a header and its index; the place of the checksum itself
/// counts as zeros.
fn checksum(bytes: &[u8]) -> u64 {
    let mut bytes = bytes.to_vec();
    if let Some(place) = bytes.get_mut(CHECKSUM..LENGTH) {
        place.fill(0);
    }
    xxh3_64(&bytes)
}
