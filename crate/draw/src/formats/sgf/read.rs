//! Reads SGF: the root, the start, and the turns.

use std::sync::Arc;

use super::board;
use super::facts::{GameFacts, is_draw, lost};
use super::node::{NodeContent, Nodes, join};
use super::parse::{Node, PropertyValues, Tree, line_of_text, text};
use super::rules;
use super::tree::{Anchor, TurnTree};
use crate::formats::error::{FormatError, FormatProblem, LeftOut, Notice};
use crate::formats::imported::{Format, Imported};
use gospace::boards::Board;
use gospace::boards::setup::{GridSetup, Start};
use gospace::colour::Player;
use gospace::document::{Document, Heading, Spelling};
use gospace::game::Game;
use gospace::limits::{MAX_COMMENT_CHARS, MAX_TITLE_CHARS};
use gospace::rules::rational;
use gospace::rules::ruleset::{Komi, Ruleset};
use gospace::rules::turn::{Offer, Turn};

/// Reads the first game of a text. Cost: O(length) and the plays, each once.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, FormatError> {
    let tree = Tree::read(text)?;
    let root = &tree.nodes[0];
    let grid = grid(&tree, root)?;
    let mut nodes = Nodes::new(grid);
    let mut head = Head::default();
    for property in tree.properties(root) {
        head.apply(property, &mut nodes)?;
    }
    if tree.has_further {
        nodes.omissions.add(LeftOut::Further);
    }
    let opening = opening(&tree, &mut nodes, &mut head)?;
    let start = start(&head.content);
    let board = Board::new(grid.into()).map_err(|error| at(root, error))?;
    let rules = head.rules();
    let game = Game::new(Arc::new(board), rules.clone(), start.clone());
    let mut turns = TurnTree::new(game.map_err(|error| at(root, error))?);
    play(&tree, opening, &mut nodes, &mut head, &mut turns)?;
    head.lose(&mut turns)?;
    let (turns, cuts) = turns.finish(&mut nodes.omissions);
    let spelling = head.spelling();
    let (heading, rules_notice) = head.heading(&mut nodes);
    let notices = nodes.omissions.notices().into_iter().chain(rules_notice).chain(cuts).collect();
    let board = grid.into();
    let document = Document { heading, board, start, rules, turns, spelling };
    Ok(Imported { format: Format::Sgf, document, placed: true, notices })
}

fn at(node: &Node, problem: impl Into<FormatProblem>) -> FormatError {
    problem.into().on(node.line)
}

fn grid(tree: &Tree<'_>, root: &Node) -> Result<GridSetup, FormatError> {
    let size = tree.properties(root).find(|property| property.name() == "SZ");
    let line = size.map_or(root.line, |property| property.line);
    board::grid(size.map(|property| property.values[0])).map_err(|problem| problem.on(line))
}

/// The game's data in the root, and the nodes after it that come before any turn or branch.
#[derive(Default)]
struct Head {
    title: Option<String>,
    author: Option<String>,
    facts: GameFacts,
    game_comment: String,
    rules: Option<String>,
    komi: Option<rational::Rational>,
    handicap: u32,
    /// The player who begins, if it is said.
    first: Option<Player>,
    /// The loser by a turn, by the result in the root, and its line.
    lost: Option<(Player, Turn, u32)>,
    content: NodeContent,
}

impl Head {
    fn apply(
        &mut self,
        property: PropertyValues<'_, '_>,
        nodes: &mut Nodes,
    ) -> Result<(), FormatError> {
        let value = property.values[0];
        match property.name().as_str() {
            "FF" | "CA" | "AP" | "ST" | "SZ" => {}
            "HA" => self.handicap = value.trim().parse().unwrap_or_default(),
            "PL" => self.first = player(value),
            "GM" if value.trim() == "1" || value.trim().is_empty() => {}
            "GM" => {
                let found = line_of_text(value).chars().take(20).collect();
                return Err(FormatProblem::OtherGame { found }.on(property.line));
            }
            "GN" => self.title = Some(line_of_text(value)),
            "US" => self.author = Some(line_of_text(value)),
            "GC" => join(&mut self.game_comment, &text(value)),
            "RU" => self.rules = Some(line_of_text(value)),
            "KM" => self.komi = Some(komi(value).map_err(|problem| problem.on(property.line))?),
            name => {
                if let Some(place) = GameFacts::position(name) {
                    let fact = nodes.omissions.cut(line_of_text(value), MAX_TITLE_CHARS);
                    self.facts.set(place, fact);
                    if name == "RE" {
                        self.lost = lost(value).map(|(loser, turn)| (loser, turn, property.line));
                    }
                } else if !nodes.apply(property, &mut self.content)? {
                    nodes.omissions.add(LeftOut::Attributes);
                }
            }
        }
        Ok(())
    }

    fn rules(&self) -> Ruleset {
        let rules = rules::named(self.rules.as_deref().unwrap_or_default()).rules;
        let komi = self.komi.clone().map_or(rules.komi.clone(), Komi::Fixed);
        // White begins where there is a handicap, unless the file says otherwise; one that is not on the board is
        // none.
        let black = start(&self.content).black.len();
        let is_placed = (2..=black).contains(&(self.handicap as usize));
        let handicap = if is_placed { self.handicap } else { 0 };
        let usual = if is_placed { Player::White } else { Player::Black };
        Ruleset { komi, handicap, first: self.first.unwrap_or(usual), ..rules }
    }

    fn spelling(&self) -> Spelling {
        let preset = self.rules.as_deref().and_then(|name| rules::named(name).preset);
        let komi = self.komi.is_some();
        Spelling { rules: preset.is_some() || komi, preset, komi, ..Spelling::default() }
    }

    /// Adds the resignation or the timeout of the root's result, if it can be the last turn.
    fn lose(&mut self, turns: &mut TurnTree) -> Result<(), FormatError> {
        let Some((player, turn, line)) = self.lost.take() else { return Ok(()) };
        if turns.lose(player, turn).map_err(|problem| problem.on(line))? {
            self.facts.forget_result();
        }
        Ok(())
    }

    fn heading(self, nodes: &mut Nodes) -> (Heading, Option<Notice>) {
        let mut comment = self.facts.paragraph();
        join(&mut comment, &self.content.comment);
        join(&mut comment, &self.game_comment);
        let mut cut = |text: Option<String>, most| {
            let text = text.filter(|text| !text.is_empty());
            text.map(|text| nodes.omissions.cut(text, most))
        };
        let heading = Heading {
            title: cut(self.title.or(self.facts.title()), MAX_TITLE_CHARS),
            author: cut(self.author, MAX_TITLE_CHARS),
            comment: cut(Some(comment), MAX_COMMENT_CHARS),
            drawing: None,
        };
        let differs = self.rules.filter(|name| rules::named(name).differs);
        let name = cut(differs, MAX_TITLE_CHARS);
        (heading, name.map(|name| Notice::RulesDiffer { name }))
    }
}

/// Reads the nodes after the root that have no turn, up to the first branch, as part of the root:
/// some programs set stones up there. Returns the number of the first node that was not read.
fn opening(tree: &Tree<'_>, nodes: &mut Nodes, head: &mut Head) -> Result<usize, FormatError> {
    let mut children = vec![0u32; tree.nodes.len()];
    for parent in tree.nodes.iter().filter_map(|node| node.parent) {
        children[parent as usize] += 1;
    }
    let mut next = 1;
    // An only child comes right after its parent.
    while head.content.turn.is_none() && children[next - 1] == 1 {
        let node = &tree.nodes[next];
        if tree
            .properties(node)
            .any(|property| matches!(property.name().as_str(), "B" | "W" | "RE"))
        {
            break;
        }
        for property in tree.properties(node) {
            head.apply(property, nodes)?;
        }
        next += 1;
    }
    Ok(next)
}

/// The starting stones; of two on one point the later.
fn start(content: &NodeContent) -> Start {
    let mut last = std::collections::BTreeMap::new();
    for (order, &(site, _)) in content.setup.iter().enumerate() {
        last.insert(site, order);
    }
    let mut start = Start::default();
    for (order, &(site, stone)) in content.setup.iter().enumerate() {
        if let (Some(player), true) = (stone, last.get(&site) == Some(&order)) {
            start[player].push(site);
        }
    }
    start
}

/// Plays the nodes from the first one that is not part of the root.
fn play(
    tree: &Tree<'_>,
    first: usize,
    nodes: &mut Nodes,
    head: &mut Head,
    turns: &mut TurnTree,
) -> Result<(), FormatError> {
    let mut anchors = vec![Anchor::Start; first];
    // A turn in the root is the first one; its comment and marks are its own.
    if head.content.turn.is_some() {
        let content = NodeContent {
            comment: std::mem::take(&mut head.content.comment),
            marks: std::mem::take(&mut head.content.marks),
            turn: head.content.turn.take(),
            setup: Vec::new(),
        };
        let anchor = turns.add(Anchor::Start, content, tree.nodes[0].line, &mut nodes.omissions)?;
        anchors.fill(anchor);
    } else if head.content.marks != Default::default() {
        nodes.omissions.add(LeftOut::Attributes);
    }
    for node in &tree.nodes[first..] {
        let before = node.parent.map_or(Anchor::Start, |parent| anchors[parent as usize]);
        let content = content(tree, node, before, nodes, turns)?;
        let before = match content.turn {
            Some((player, Turn::Accept)) => {
                let turn = Some((!player, Turn::Offer(Offer::Draw)));
                let offer = NodeContent { turn, ..NodeContent::default() };
                turns.add(before, offer, node.line, &mut nodes.omissions)?
            }
            _ => before,
        };
        anchors.push(turns.add(before, content, node.line, &mut nodes.omissions)?);
    }
    Ok(())
}

fn content(
    tree: &Tree<'_>,
    node: &Node,
    before: Anchor,
    nodes: &mut Nodes,
    turns: &mut TurnTree,
) -> Result<NodeContent, FormatError> {
    let mut content = NodeContent::default();
    let mut last = None;
    for property in tree.properties(node) {
        if !nodes.apply(property, &mut content)? {
            let result = property.values[0];
            match lost(result).filter(|_| property.name() == "RE") {
                Some((loser, turn)) => last = Some((Some(loser), turn)),
                None if property.name() == "RE" && is_draw(result) => {
                    last = Some((None, Turn::Accept));
                }
                None => nodes.omissions.add(LeftOut::Attributes),
            }
        }
    }
    if !content.setup.is_empty() {
        nodes.omissions.add(LeftOut::Setups);
    }
    if let Some((loser, turn)) = last {
        let mover = turns.mover(before).filter(|_| content.turn.is_none());
        // The player to act loses, or has offered a draw.
        match mover.filter(|&mover| loser.is_none_or(|loser| loser == mover)) {
            Some(mover) => content.turn = Some((loser.unwrap_or(!mover), turn)),
            None => nodes.omissions.add(LeftOut::Attributes),
        }
    }
    Ok(content)
}

/// The player of a colour as files write it.
fn player(value: &str) -> Option<Player> {
    match value.trim().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Player::Black),
        "w" | "white" | "2" => Some(Player::White),
        _ => None,
    }
}

/// A komi as written by hand: 6.5, 6,5, .5 or +7; an empty one is 0.
fn komi(value: &str) -> Result<rational::Rational, FormatProblem> {
    let text = value.trim().trim_start_matches('+').replace(',', ".");
    let text = text.strip_suffix('.').unwrap_or(&text);
    let text = match text.strip_prefix('.') {
        Some(decimals) => format!("0.{decimals}"),
        None if text.is_empty() => "0".to_owned(),
        None => text.to_owned(),
    };
    rational::parse(&text).map_err(|_| FormatProblem::unexpected("a komi", value))
}
