//! Files, and standard input where a file is called `-`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use crate::fault::Fault;

/// The most bytes of a file of records.
const MOST_BYTES: u64 = 64 << 20;

/// The most bytes of a line: no position and no move is longer.
const LONGEST_LINE: u64 = 4096;

/// Opens a file for reading.
pub(crate) fn open(file: &Path) -> Result<Box<dyn BufRead>, Fault> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).map_err(|error| Fault::unreadable(file, &error))?;
    Ok(Box::new(BufReader::new(opened)))
}

/// Reads the text of a file of records, or of standard input. Where it is not
/// UTF-8 it is Latin-1, the characters of PGN.
pub(crate) fn read(file: &Path) -> Result<String, Fault> {
    read_all(open(file)?, file)
}

/// Reads the text of a file of records, which is a real file: what is typed is
/// something else.
pub(crate) fn read_file(file: &Path) -> Result<String, Fault> {
    let unreadable = |error| Fault::unreadable(file, &error);
    let kind = file.metadata().map_err(unreadable)?;
    if !kind.is_file() {
        return Err(unreadable(io::ErrorKind::IsADirectory.into()));
    }
    read_all(File::open(file).map_err(unreadable)?, file)
}

fn read_all(input: impl Read, file: &Path) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let read = input.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| Fault::unreadable(file, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(Fault::plain("file-too-long").with("most", &most));
    }
    let text = String::from_utf8(bytes);
    Ok(text.unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect()))
}

/// The next line without its end, or that it is too long to be anything.
pub(crate) fn read_line(lines: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, Fault>>> {
    let mut line = Vec::new();
    let kept = lines
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut line)?;
    if kept == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && lines.skip_until(b'\n')? > 0 {
        let fault = Fault::plain("line-too-long").with("most", &LONGEST_LINE);
        return Ok(Some(Err(fault)));
    }
    let end = line.trim_ascii_end().len();
    line.truncate(end);
    Ok(Some(Ok(line)))
}

/// The text of a line.
pub(crate) fn text(line: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(line).map_err(|_| Fault::plain("not-utf8"))
}
