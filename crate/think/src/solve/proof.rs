//! Answers, and the earlier positions that they rest on.
//!
//! An answer says that one side reaches its goal, by a turn of its own in each position and for every
//! turn of the opponent. Under superko it holds in a game with any other history, as long as that
//! history has no position that a turn of this side leads to, and has every position that a turn of the
//! opponent was refused for. Whether more turns of the opponent are refused does not matter: passing is
//! never refused, and where it is no turn, to have none is to lose.

use super::place::Past;
use super::symmetry::Way;

/// The earlier positions that an answer may rest on; with more it is not kept.
const MOST_CONDITIONS: usize = 1_000;

/// The earlier positions that an answer rests on, each list in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Those that may not be in the history: turns of the side that reaches its goal lead to them.
    absent: Vec<Past>,
    /// Those that must be in it: turns of the opponent are refused for them.
    present: Vec<Past>,
}

impl Conditions {
    /// True if they hold in a history. Cost: O(history × log conditions).
    pub fn hold(&self, history: &[Past]) -> bool {
        self.present.iter().all(|past| history.contains(past))
            && history.iter().all(|past| self.absent.binary_search(past).is_err())
    }

    /// The number of positions.
    pub fn size(&self) -> usize {
        self.absent.len() + self.present.len()
    }

    /// These and others; nothing where they are too many.
    pub fn and(mut self, other: &Conditions) -> Option<Conditions> {
        merge(&mut self.absent, &other.absent);
        merge(&mut self.present, &other.present);
        (self.size() <= MOST_CONDITIONS).then_some(self)
    }

    /// These and a position that a turn of the side that reaches its goal leads to.
    pub fn reaching(mut self, past: Past) -> Conditions {
        insert(&mut self.absent, past);
        self
    }

    /// These and a position that a turn of the opponent was refused for.
    pub fn refusing(mut self, past: Past) -> Conditions {
        insert(&mut self.present, past);
        self
    }

    /// Drops a position that is in the history by now, since the turns before lead to it.
    pub fn without(mut self, past: Past) -> Conditions {
        self.present.retain(|present| *present != past);
        self
    }

    /// The same in other positions.
    pub fn changed(&self, change: impl Fn(Past) -> Past) -> Conditions {
        let changed = |list: &[Past]| {
            let mut list: Vec<Past> = list.iter().map(|&past| change(past)).collect();
            list.sort_unstable();
            list
        };
        Conditions { absent: changed(&self.absent), present: changed(&self.present) }
    }
}

/// Adds a position to a list in order, unless it is there.
fn insert(list: &mut Vec<Past>, past: Past) {
    if let Err(place) = list.binary_search(&past) {
        list.insert(place, past);
    }
}

/// Adds the positions of a list in order that another has and it has not.
fn merge(list: &mut Vec<Past>, other: &[Past]) {
    if other.is_empty() {
        return;
    }
    list.extend_from_slice(other);
    // Two runs in order: the sort of the library merges them.
    list.sort();
    list.dedup();
}

/// The basis of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// A look at positions in which the game goes on.
    Guess,
    /// Ends of games, in every history in which conditions hold; in this one alone where these are too
    /// many to keep.
    Proof(Option<Conditions>),
}

impl Basis {
    /// Ends of games in every history.
    pub fn always() -> Basis {
        Basis::Proof(Some(Conditions::default()))
    }

    /// This and another.
    pub fn and(self, other: &Basis) -> Basis {
        match (self, other) {
            (Basis::Proof(one), Basis::Proof(other)) => {
                Basis::Proof(one.zip(other.as_ref()).and_then(|(one, other)| one.and(other)))
            }
            _ => Basis::Guess,
        }
    }

    /// The same with other conditions.
    pub fn with(self, change: impl FnOnce(Conditions) -> Conditions) -> Basis {
        match self {
            Basis::Proof(conditions) => Basis::Proof(conditions.map(change)),
            Basis::Guess => Basis::Guess,
        }
    }
}

/// The answer to the question whether Black can be ahead by a margin.
#[derive(Clone, Debug)]
pub struct Answer {
    /// True if Black is ahead by at least the asked margin.
    pub is_reached: bool,
    /// Black's margin: at least this if it is reached, else at most.
    pub margin: i64,
    /// The basis of the answer.
    pub basis: Basis,
}

impl Answer {
    /// Carried over to the representative of its position or back, with a function that does so with
    /// what the repetition rule compares.
    pub fn carried(&self, way: Way, past: impl Fn(Past) -> Past) -> Answer {
        Answer {
            is_reached: self.is_reached != way.exchanges,
            margin: way.margin(self.margin),
            basis: self.basis.clone().with(|conditions| conditions.changed(past)),
        }
    }
}
