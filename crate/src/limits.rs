//! Limits on sizes. Part of the document format: a document past one of these is refused.

/// Placements (or points) of a board.
pub const MAX_PLACEMENTS: usize = 1_000_000;
/// Arcs of a graph, a two-way edge counting as two.
pub const MAX_ARCS: usize = 8_000_000;
/// Ordered pairs of disks that touch: 32 MB, as much for those in conflict, 16 MB for those of
/// which one lies in the other; and while they are listed 32 MB for each kind and 32 MB more.
pub const MAX_DISK_PAIRS: usize = 8_000_000;
/// Places that are tried for samples in the rectangle around a region: each is a cell of 4 bytes,
/// 64 MB, or a search among the region's edges.
pub const MAX_SAMPLE_PLACES: u64 = 16_000_000;
/// Points of a space (X, T, S): a bit for each is kept for every open set that holds more than
/// one point in 32, which with [`MAX_SPACE_LISTED`] is 8 MB.
pub const MAX_SPACE_POINTS: usize = 1 << 16;
/// Numbers in all the open sets and placements of a space: 8 MB as they are written, 8 MB for the
/// sets that hold each point, and 2^31 steps on 64 points at a time to find the least ones.
pub const MAX_SPACE_LISTED: usize = 2_000_000;
/// Pairs of a space of which one lies in the least open set around the other, each point with
/// itself included: 16 MB one way, 16 MB the other, 32 MB for both together.
pub const MAX_SPACE_PAIRS: usize = 4_000_000;
/// Points in the closures of all the placements of a space: 16 MB. With 64 MB for the pairs and 16 MB
/// for the placements of each point and the points of each, a space takes 96 MB at most.
pub const MAX_SPACE_CLOSURES: usize = 4_000_000;
/// The absolute value of a drawn coordinate.
pub const MAX_COORDINATE: f64 = 1e9;
/// Turns of a document, those of its variations included.
pub const MAX_TURNS: usize = 100_000;
/// The depth of nested variations.
pub const MAX_VARIATION_DEPTH: usize = 1_000;
/// The depth of nested JSON: a variation takes three levels, and 1,000 of them leave room.
pub const MAX_JSON_DEPTH: usize = 4_096;
/// The length of a JSON text, in bytes.
pub const MAX_JSON_BYTES: usize = 32 << 20;
/// The length of a text in another format, in bytes.
pub const MAX_TEXT_BYTES: usize = 32 << 20;
/// The depth of nested elements of an XML text and groups of a DOT text: the enclosing elements may
/// be searched for each.
pub const MAX_NESTING: usize = 256;
/// The length of a title or an author, in characters.
pub const MAX_TITLE_CHARS: usize = 1_000;
/// The length of a comment, in characters.
pub const MAX_COMMENT_CHARS: usize = 20_000;
/// The length of a point's label or of a mark's, in characters.
pub const MAX_LABEL_CHARS: usize = 100;
/// The length of a rational as it is written, in characters.
pub const MAX_RATIONAL_CHARS: usize = 1_000;
/// The absolute value of a coordinate in ticks, and of a radius.
pub const MAX_TICK: i32 = 1 << 24;
/// Corners of a region, those of its holes included: every two edges may lie one above the other
/// and have to be compared, which makes 2^27 comparisons, well below a second.
pub const MAX_CORNERS: usize = 1 << 14;
/// Images of one stone within reach of another on a glued surface: each is one more stone to look
/// at wherever a free centre is sought.
pub const MAX_IMAGES: u64 = 1 << 12;
/// The default radius of a stone on the plane, in ticks.
pub const DEFAULT_RADIUS: i32 = 1024;
/// The default tolerance of the plane, in ticks.
pub const DEFAULT_TOLERANCE: i32 = 4;
/// The length of a link, in characters: longer ones are refused unread.
pub const MAX_LINK_CHARS: usize = 1 << 16;
/// The length of the JSON text of a document in a link, in bytes, bounded from above while it is
/// read.
pub const MAX_LINK_JSON: usize = 1 << 19;
/// The steps of reading a link: choices read, and points compared. Each takes some nanoseconds.
pub const MAX_LINK_STEPS: u32 = 1 << 20;
/// The turns that a search keeps in its tree: 48 bytes each, 29 MB.
pub const MAX_SEARCH_TURNS: usize = 600_000;
/// The points of a board that a solver takes: bits for each colour, and one for the player to act.
pub const MAX_SOLVED_POINTS: usize = 63;
/// The points of a graph that a solver takes under rules without an end: some 130 positions, each with a few tens of memories.
pub const MAX_ENDLESS_POINTS: usize = 4;
/// The positions that a solver keeps with its answers: 16 bytes each. An answer is charged as 10 of them, and takes up
/// to 330 bytes besides: at most 280 MB.
pub const MAX_SOLVER_NUMBERS: usize = 1 << 23;
/// The guesses that a solver keeps, and its best turns: 41 and 33 bytes each, in tables with room for twice as many: 78 MB.
pub const MAX_SOLVER_GUESSES: usize = 1 << 19;
/// The placements that a search considers on one board, of those that are open.
pub const MAX_SEARCH_CANDIDATES: usize = 600;
/// The turns of a random game of a search on a graph.
pub const MAX_SEARCH_PLAYOUT: usize = 40_000;
