//! Codes turns with their notes and nested variations, without recursion.

use super::coder::{Coded, Coder, digits, item_at};
use super::envelope::Version;
use super::error::LinkError;
use super::models::{Bit, Number, Tree};
use super::notes::Marking;
use super::rationals::Rationals;
use super::sites::Sites;
use super::text::{Place, Texts};
use crate::colour::Player;
use crate::document::turns::bare_word;
use crate::limits::{MAX_PLACEMENTS, MAX_TURNS, MAX_VARIATION_DEPTH};
use crate::record::{Entry, Notes};
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

/// The kind of a turn, in the order of the coded numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Play,
    PlayAndBid,
    Pass,
    Resign,
    Komi,
    Take,
    Forget,
    Answer,
    Reset,
    Forever,
    Agree,
    Decline,
    Dead,
    Accept,
    Timeout,
    Draw,
}

const KINDS: [Kind; 16] = [
    Kind::Play,
    Kind::PlayAndBid,
    Kind::Pass,
    Kind::Resign,
    Kind::Komi,
    Kind::Take,
    Kind::Forget,
    Kind::Answer,
    Kind::Reset,
    Kind::Forever,
    Kind::Agree,
    Kind::Decline,
    Kind::Dead,
    Kind::Accept,
    Kind::Timeout,
    Kind::Draw,
];
const ANSWERS: [Option<Player>; 3] = [None, Some(Player::Black), Some(Player::White)];
/// A turn takes this many bytes of JSON at least.
const LEAST: usize = r#""pass","#.len();
const VARIATIONS: usize = r#""variations":[],"#.len();
const VARIATION: usize = "[],".len();

impl Kind {
    fn of(turn: &Turn) -> Kind {
        match turn {
            Turn::Play(_) => Kind::Play,
            Turn::PlayAndBid(..) => Kind::PlayAndBid,
            Turn::Pass => Kind::Pass,
            Turn::Resign => Kind::Resign,
            Turn::Komi(_) => Kind::Komi,
            Turn::Take(_) => Kind::Take,
            Turn::Forget(_) => Kind::Forget,
            Turn::Answer(_) => Kind::Answer,
            Turn::Reset(_) => Kind::Reset,
            Turn::Offer(Offer::Pass | Offer::Since(_)) => Kind::Forever,
            Turn::Offer(Offer::Dead(_)) => Kind::Dead,
            Turn::Offer(Offer::Draw) => Kind::Draw,
            Turn::Agree => Kind::Agree,
            Turn::Decline => Kind::Decline,
            Turn::Accept => Kind::Accept,
            Turn::Timeout => Kind::Timeout,
        }
    }

    /// The first version that has it.
    fn version(self) -> Version {
        match self as usize {
            place if place >= Kind::Draw as usize => Version::Five,
            place if place >= Kind::Dead as usize => Version::Four,
            _ => Version::One,
        }
    }

    /// The greatest number of its JSON bytes, without its numbers.
    fn length(self) -> usize {
        match self {
            Kind::Play => r#"{"play":},"#.len(),
            Kind::PlayAndBid => r#"{"play":,"bid":""},"#.len(),
            Kind::Pass
            | Kind::Resign
            | Kind::Timeout
            | Kind::Agree
            | Kind::Decline
            | Kind::Accept => r#""decline","#.len(),
            Kind::Dead => r#"{"agree":{"dead":[]}},"#.len(),
            Kind::Draw => r#"{"agree":"draw"},"#.len(),
            Kind::Komi => r#"{"komi":""},"#.len(),
            Kind::Take | Kind::Forget => r#"{"forget":"black"},"#.len(),
            Kind::Answer => r#"{"answer":"ignore"},"#.len(),
            Kind::Reset | Kind::Forever => r#"{"forever":"pass"},"#.len(),
        }
    }
}

/// The models of turns.
pub(super) struct Turns<'m> {
    sites: Sites,
    texts: &'m mut Texts,
    rationals: &'m mut Rationals,
    /// By the kind of the turn before.
    kinds: [Tree<4>; KINDS.len()],
    last: Kind,
    /// The number of kinds in this version.
    known: usize,
    /// The bit of a turn that has notes, or is an object although a word would do.
    noted: Bit,
    comment: Bit,
    marked: Bit,
    branches: Bit,
    marking: Marking,
    lengths: Number,
    branch_counts: Number,
    moments: Number,
    dead_counts: Number,
    /// Turns that may still come.
    left: usize,
}

/// A line of turns that is being coded.
struct Line<'a> {
    given: Option<&'a [Entry]>,
    count: usize,
    coded: Vec<Entry>,
    /// The number of plays noted in this line that have to be taken back.
    noted: usize,
    /// The turn whose variations are being coded.
    branching: Option<Branching<'a>>,
}

struct Branching<'a> {
    entry: Entry,
    given: Option<&'a [Vec<Entry>]>,
    count: usize,
    coded: Vec<Vec<Entry>>,
}

impl<'m> Turns<'m> {
    /// `sites` after the start.
    pub fn new(
        version: Version,
        sites: Sites,
        texts: &'m mut Texts,
        rationals: &'m mut Rationals,
    ) -> Turns<'m> {
        Turns {
            sites,
            texts,
            rationals,
            kinds: [(); KINDS.len()].map(|()| Tree::new()),
            last: Kind::Play,
            known: KINDS.iter().filter(|kind| kind.version() <= version).count(),
            noted: Bit::seldom(),
            comment: Bit::even(),
            marked: Bit::even(),
            branches: Bit::even(),
            marking: Marking::new(),
            lengths: Number::new(),
            branch_counts: Number::new(),
            moments: Number::new(),
            dead_counts: Number::new(),
            left: MAX_TURNS,
        }
    }

    /// All turns of a document.
    pub fn all(&mut self, coder: &mut Coder<'_>, given: Option<&[Entry]>) -> Coded<Vec<Entry>> {
        let mut lines = vec![self.line(coder, given)?];
        loop {
            let depth = lines.len();
            let Some(line) = lines.last_mut() else { return Ok(Vec::new()) };
            if let Some(branching) = &mut line.branching {
                if branching.coded.len() < branching.count {
                    if depth > MAX_VARIATION_DEPTH {
                        return Err(LinkError::Malformed);
                    }
                    let place = branching.coded.len();
                    let given = branching.given.map(|given| given[place].as_slice());
                    let variation = self.line(coder, given)?;
                    lines.push(variation);
                } else if let Some(mut done) = line.branching.take() {
                    done.entry.notes.get_or_insert_default().variations = Some(done.coded);
                    self.take(line, done.entry);
                }
            } else if line.coded.len() < line.count {
                self.next(coder, line)?;
            } else if let Some(whole) = self.end(&mut lines) {
                return Ok(whole);
            }
        }
    }

    fn line<'a>(&mut self, coder: &mut Coder<'_>, given: Option<&'a [Entry]>) -> Coded<Line<'a>> {
        let count = given.map(<[_]>::len);
        let count = coder.count(&mut self.lengths, count, self.left, LEAST)?;
        self.left -= count;
        Ok(Line { given, count, coded: Vec::with_capacity(count), noted: 0, branching: None })
    }

    /// The next turn of a line, up to its variations.
    fn next(&mut self, coder: &mut Coder<'_>, line: &mut Line<'_>) -> Coded<()> {
        let given = line.given.map(|given| &given[line.coded.len()]);
        let turn = self.turn(coder, given.map(|entry| &entry.turn))?;
        let notes = given.map(|entry| entry.notes.as_deref());
        // A turn that is not a word is an object anyway, so an object without notes is not coded.
        let is_noted = notes.map(|notes| {
            notes.is_some_and(|notes| bare_word(&turn).is_some() || *notes != Notes::default())
        });
        if !coder.bit(&mut self.noted, is_noted)? {
            self.take(line, turn.into());
            return Ok(());
        }
        let notes = notes.flatten();
        let (read, branches) = self.notes(coder, notes)?;
        let entry = Entry { turn, notes: Some(Box::new(read)) };
        if !branches {
            if bare_word(&entry.turn).is_none() && entry.notes.as_deref() == Some(&Notes::default())
            {
                return Err(LinkError::Malformed);
            }
            self.take(line, entry);
            return Ok(());
        }
        let given = notes.map(|notes| notes.variations.as_deref().unwrap_or_default());
        let count = given.map(<[_]>::len);
        coder.charge(VARIATIONS)?;
        let count = coder.count(&mut self.branch_counts, count, usize::MAX, VARIATION)?;
        let coded = Vec::with_capacity(count);
        line.branching = Some(Branching { entry, given, count, coded });
        Ok(())
    }

    /// Comment and marks, and a bit that is set if variations follow.
    fn notes(&mut self, coder: &mut Coder<'_>, given: Option<&Notes>) -> Coded<(Notes, bool)> {
        const OBJECT: usize = "{:true}".len();
        coder.charge(OBJECT)?;
        let comment = given.map(|notes| notes.comment.as_deref());
        let comment = self.texts.optional(coder, &mut self.comment, Place::Comment, comment)?;
        let marks = given.map(|notes| notes.marks.as_ref());
        let marks = match coder.bit(&mut self.marked, marks.map(|marks| marks.is_some()))? {
            true => {
                let marks = marks.flatten();
                Some(self.marking.marks(coder, &mut self.sites, self.texts, marks)?)
            }
            false => None,
        };
        let branches = given.map(|notes| notes.variations.is_some());
        let branches = coder.bit(&mut self.branches, branches)?;
        Ok((Notes { comment, marks, variations: None }, branches))
    }

    /// Puts a turn at the end of a line.
    fn take(&mut self, line: &mut Line<'_>, entry: Entry) {
        let is_noted = entry.turn.site().is_some_and(|site| self.sites.note(site));
        line.noted += usize::from(is_noted);
        line.coded.push(entry);
    }

    /// Ends the innermost line; the outermost one when it ends.
    fn end(&mut self, lines: &mut Vec<Line<'_>>) -> Option<Vec<Entry>> {
        let line = lines.pop()?;
        let Some(branching) = lines.last_mut().and_then(|outer| outer.branching.as_mut()) else {
            return Some(line.coded);
        };
        branching.coded.push(line.coded);
        for _ in 0..line.noted {
            self.sites.forget();
        }
        None
    }

    fn turn(&mut self, coder: &mut Coder<'_>, given: Option<&Turn>) -> Coded<Turn> {
        let kind = given.map(|turn| Kind::of(turn) as usize);
        let kind = coder.symbol(&mut self.kinds[self.last as usize], kind)?;
        self.last = item_at(&KINDS[..self.known], kind)?;
        coder.charge(self.last.length() - LEAST)?;
        Ok(match self.last {
            Kind::Play => Turn::Play(self.sites.play(coder, given.and_then(Turn::site))?),
            Kind::PlayAndBid => {
                let site = self.sites.play(coder, given.and_then(Turn::site))?;
                let bid = given.and_then(|turn| match turn {
                    Turn::PlayAndBid(_, bid) => Some(bid),
                    _ => None,
                });
                Turn::PlayAndBid(site, self.rationals.rational(coder, bid)?)
            }
            Kind::Pass => Turn::Pass,
            Kind::Resign => Turn::Resign,
            Kind::Komi => {
                let komi = given.and_then(|turn| match turn {
                    Turn::Komi(komi) => Some(komi),
                    _ => None,
                });
                Turn::Komi(self.rationals.rational(coder, komi)?)
            }
            Kind::Take => Turn::Take(player(coder, given)?),
            Kind::Forget => Turn::Forget(player(coder, given)?),
            Kind::Answer => Turn::Answer(self.answer(coder, given)?),
            Kind::Reset => Turn::Reset(self.moment(coder, given)?),
            Kind::Forever => Turn::Offer(match self.moment(coder, given)? {
                None => Offer::Pass,
                Some(turns) => Offer::Since(turns),
            }),
            Kind::Agree => Turn::Agree,
            Kind::Decline => Turn::Decline,
            Kind::Dead => Turn::Offer(Offer::Dead(self.dead(coder, given)?)),
            Kind::Draw => Turn::Offer(Offer::Draw),
            Kind::Accept => Turn::Accept,
            Kind::Timeout => Turn::Timeout,
        })
    }

    fn answer(&mut self, coder: &mut Coder<'_>, given: Option<&Turn>) -> Coded<Option<Player>> {
        let place = given.and_then(|turn| match turn {
            Turn::Answer(answer) => ANSWERS.iter().position(|known| known == answer),
            _ => None,
        });
        let place = coder.below(ANSWERS.len() as u64, place.map(|place| place as u64))?;
        item_at(&ANSWERS, place as usize)
    }

    /// The stones that a proposal calls dead.
    fn dead(&mut self, coder: &mut Coder<'_>, given: Option<&Turn>) -> Coded<Vec<Site>> {
        const SITE: usize = ",".len();
        let given = given.and_then(|turn| match turn {
            Turn::Offer(Offer::Dead(dead)) => Some(dead.as_slice()),
            _ => None,
        });
        let count = given.map(<[_]>::len);
        let count = coder.count(&mut self.dead_counts, count, MAX_PLACEMENTS, SITE)?;
        coder.list(count, given, |coder, at| self.sites.any(coder, at.copied()))
    }

    /// A number of turns, or none.
    fn moment(&mut self, coder: &mut Coder<'_>, given: Option<&Turn>) -> Coded<Option<usize>> {
        let given = given.map(|turn| match turn {
            Turn::Reset(Some(turns)) | Turn::Offer(Offer::Since(turns)) => *turns as u64 + 1,
            _ => 0,
        });
        let moment = coder.number(&mut self.moments, given)?;
        coder.charge(digits(moment))?;
        if moment > u64::from(u32::MAX) + 1 {
            return Err(LinkError::Malformed);
        }
        Ok(moment.checked_sub(1).map(|turns| turns as usize))
    }
}

/// The first version that has all turns of a line and its variations.
pub(super) fn version(turns: &[Entry]) -> Version {
    let mut version = Version::One;
    let mut lines = vec![turns];
    while let Some(line) = lines.pop() {
        for entry in line {
            version = version.max(Kind::of(&entry.turn).version());
            let variations = entry.notes.iter().filter_map(|notes| notes.variations.as_ref());
            lines.extend(variations.flatten().map(Vec::as_slice));
        }
    }
    version
}

fn player(coder: &mut Coder<'_>, given: Option<&Turn>) -> Coded<Player> {
    let given = given.map(|turn| {
        u64::from(matches!(turn, Turn::Take(Player::White) | Turn::Forget(Player::White)))
    });
    item_at(&Player::BOTH, coder.below(2, given)? as usize)
}
