//! The switches of the mutants, in a copy of the core: at most one is on, that of the environment.

use std::env;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::iter::FusedIterator;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};

const MOST: usize = 1 << 16;
/// Two numbers of no mutant: the environment is not read yet; none is on, and those that are reached are written down.
const UNREAD: u32 = u32::MAX;
const RECORDING: u32 = u32::MAX - 1;

static ON: AtomicU32 = AtomicU32::new(UNREAD);
static REACHED: [AtomicBool; MOST] = [const { AtomicBool::new(false) }; MOST];
static RECORD: OnceLock<Mutex<File>> = OnceLock::new();

/// True if this mutant is on.
#[inline]
pub fn on(number: u32) -> bool {
    let on = ON.load(Relaxed);
    on == number || on >= RECORDING && is_on_first(number)
}

/// As `on`, before the environment is read, and where a test's mutants are recorded.
#[cold]
fn is_on_first(number: u32) -> bool {
    if ON.load(Relaxed) == UNREAD {
        ON.store(read(), Relaxed);
        return on(number);
    }
    if !REACHED[number as usize].swap(true, Relaxed) {
        let mut record = RECORD.get().expect("a record").lock().expect("a file");
        record.write_all(format!("{number}\n").as_bytes()).expect("a line is written");
    }
    false
}

/// The number of GOSPACE_MUTANT, or that of recording into GOSPACE_REACHED.
fn read() -> u32 {
    if let Ok(path) = env::var("GOSPACE_REACHED") {
        let file = OpenOptions::new().create(true).append(true).open(path).expect("a record");
        RECORD.get_or_init(|| Mutex::new(file));
        return RECORDING;
    }
    env::var("GOSPACE_MUTANT").map_or(0, |number| number.parse().expect("a number"))
}

/// The value of a function that hides its iterator: a mutant's, or its own.
#[derive(Clone)]
pub enum Either<L, R> {
    /// The mutant's.
    Left(L),
    /// The function's.
    Right(R),
}

impl<L: Iterator, R: Iterator<Item = L::Item>> Iterator for Either<L, R> {
    type Item = L::Item;

    fn next(&mut self) -> Option<L::Item> {
        match self {
            Either::Left(left) => left.next(),
            Either::Right(right) => right.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Either::Left(left) => left.size_hint(),
            Either::Right(right) => right.size_hint(),
        }
    }
}

impl<L, R> DoubleEndedIterator for Either<L, R>
where
    L: DoubleEndedIterator,
    R: DoubleEndedIterator<Item = L::Item>,
{
    fn next_back(&mut self) -> Option<L::Item> {
        match self {
            Either::Left(left) => left.next_back(),
            Either::Right(right) => right.next_back(),
        }
    }
}

impl<L: ExactSizeIterator, R: ExactSizeIterator<Item = L::Item>> ExactSizeIterator for Either<L, R> {}

impl<L: FusedIterator, R: FusedIterator<Item = L::Item>> FusedIterator for Either<L, R> {}
