//! A folder of rows, one file each. A file is written whole: under a temporary name, then renamed, so that a
//! worker that is killed leaves no half of one under its name.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{fs, io, process};

use crate::row::{self, Fault, Row};

/// The ending of the names of rows.
const ROW: &str = ".row";

/// The file of a row.
pub fn path(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}{ROW}"))
}

/// Writes a row.
pub fn write(folder: &Path, row: &Row) -> io::Result<()> {
    let part = folder.join(format!("{}.{}.part", row.id, process::id()));
    fs::write(&part, row::write(row))?;
    fs::rename(part, path(folder, &row.id))
}

/// Reads a row, or names its fault; nothing where there is no file.
pub fn read(folder: &Path, id: &str) -> io::Result<Option<Result<Row, Fault>>> {
    read_file(&path(folder, id))
}

/// Reads the file of a row; nothing where there is none.
pub fn read_file(path: &Path) -> io::Result<Option<Result<Row, Fault>>> {
    match fs::read(path) {
        Ok(bytes) => {
            let text = String::from_utf8(bytes);
            Ok(Some(text.map_err(|_| Fault::CheckSum).and_then(|text| row::read(&text))))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The files of rows in a folder, by name.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ROW) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
