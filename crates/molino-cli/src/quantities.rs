//! Numbers and measures, as they are typed.

use std::fmt;
use std::net::{SocketAddr, ToSocketAddrs};
use std::str::FromStr;

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Whole<const LEAST: u8, const MOST: u8>(pub(crate) u8);

impl<const LEAST: u8, const MOST: u8> FromStr for Whole<LEAST, MOST> {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Whole<LEAST, MOST>, BadNumber> {
        match text.parse() {
            Ok(number) if (LEAST..=MOST).contains(&number) => Ok(Whole(number)),
            _ => Err(BadNumber {
                least: LEAST,
                most: MOST,
            }),
        }
    }
}

/// The text is no whole number between these.
#[derive(Debug)]
pub(crate) struct BadNumber {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl fmt::Display for BadNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wanted a number from {} to {}", self.least, self.most)
    }
}

impl std::error::Error for BadNumber {}

/// A whole number that is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count(pub(crate) u64);

impl FromStr for Count {
    type Err = BadCount;

    fn from_str(text: &str) -> Result<Count, BadCount> {
        match text.parse() {
            Ok(0) | Err(_) => Err(BadCount),
            Ok(count) => Ok(Count(count)),
        }
    }
}

/// The text is no whole number, or 0.
#[derive(Debug)]
pub(crate) struct BadCount;

impl fmt::Display for BadCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted a whole number, 1 or more")
    }
}

impl std::error::Error for BadCount {}

/// An address with a port: of numbers, or the name of a machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) SocketAddr);

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let found = text.to_socket_addrs().ok().and_then(|mut all| all.next());
        found.map(Address).ok_or(BadAddress)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is no address.
#[derive(Debug)]
pub(crate) struct BadAddress;

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted an address and a port, as 127.0.0.1:8080")
    }
}

impl std::error::Error for BadAddress {}

/// A length, as `5`, `5mm` or `7.5`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Millimetres(pub(crate) f32);

impl FromStr for Millimetres {
    type Err = BadLength;

    fn from_str(text: &str) -> Result<Millimetres, BadLength> {
        let number = text.strip_suffix("mm").unwrap_or(text).trim();
        let length: f32 = number.parse().map_err(|_| BadLength)?;
        if length.is_finite() && length > 0.0 {
            Ok(Millimetres(length))
        } else {
            Err(BadLength)
        }
    }
}

/// The text is no length.
#[derive(Debug)]
pub(crate) struct BadLength;

impl fmt::Display for BadLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted millimetres, as 5 or 7.5")
    }
}

impl std::error::Error for BadLength {}

/// A number of bytes, as `512M` or `8G`: powers of 1024.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bytes(pub(crate) u64);

impl FromStr for Bytes {
    type Err = BadSize;

    fn from_str(text: &str) -> Result<Bytes, BadSize> {
        let upper = text.to_ascii_uppercase();
        let number = upper.strip_suffix("IB").or(upper.strip_suffix('B'));
        let number = number.unwrap_or(&upper);
        let units = [('K', 10), ('M', 20), ('G', 30), ('T', 40)];
        let unit = units
            .iter()
            .find_map(|(unit, shift)| Some((number.strip_suffix(*unit)?.trim_end(), *shift)));
        let (number, shift) = unit.unwrap_or((number, 0));
        let number: f64 = number.parse().map_err(|_| BadSize)?;
        let bytes = number * (1_u64 << shift) as f64;
        if (1.0..1e18).contains(&bytes) {
            Ok(Bytes(bytes as u64))
        } else {
            Err(BadSize)
        }
    }
}

/// The text is no number of bytes.
#[derive(Debug)]
pub(crate) struct BadSize;

impl fmt::Display for BadSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted a size, as 512M or 8G")
    }
}

impl std::error::Error for BadSize {}
