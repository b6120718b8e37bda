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

/// Reads the text of a file, of which no more is kept than a record may have
/// and one byte, so that a longer one is seen to be so.
pub(crate) fn read(file: &Path) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let most = molino_record::MOST_BYTES as u64 + 1;
    let read = open(file)?.take(most).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(file, &error))?;
    // A character that the limit has cut is no fault of the text.
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) if error.as_bytes().len() as u64 == most => {
            Ok(String::from_utf8_lossy(error.as_bytes()).into_owned())
        }
        Err(_) => Err(Fault::plain("not-utf8")),
    }
}

/// That a file cannot be read.
pub(crate) fn unreadable(file: &Path, error: &io::Error) -> Fault {
    let fault = Fault::plain("unreadable-file");
    fault.with("file", &file.display()).with("reason", error)
}
