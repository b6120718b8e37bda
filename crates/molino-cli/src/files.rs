//! Files, and standard input where a file is called `-`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use crate::fault::Fault;

/// Opens a file for reading.
pub(crate) fn open(file: &Path) -> Result<Box<dyn BufRead>, Fault> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).map_err(|error| unreadable(file, &error))?;
    Ok(Box::new(BufReader::new(opened)))
}

/// Reads the text of a file of records. Where it is not UTF-8 it is Latin-1, the
/// characters of PGN.
pub(crate) fn read(file: &Path) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let read = open(file)?.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(file, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(Fault::plain("file-too-long").with("most", &most));
    }
    let text = String::from_utf8(bytes);
    Ok(text.unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect()))
}

/// The most bytes of a file of records.
const MOST_BYTES: u64 = 64 << 20;

/// The next line without its end, of which no more is kept than
/// [`LONGEST_LINE`]: no position and no move is longer.
pub(crate) fn read_line(lines: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let kept = lines
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut line)?;
    if kept == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        lines.skip_until(b'\n')?;
    }
    let end = line.trim_ascii_end().len();
    line.truncate(end);
    Ok(Some(line))
}

/// In bytes.
const LONGEST_LINE: u64 = 4096;

/// That a file cannot be read.
pub(crate) fn unreadable(file: &Path, error: &io::Error) -> Fault {
    let fault = Fault::plain("unreadable-file");
    fault.with("file", &file.display()).with("reason", error)
}
