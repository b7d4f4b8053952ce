//! Vertices by name: those that the page writes (docs/names.md), on a plane stone widths.

use gospace::boards::names;
use gospace::geometry::Spot;
use gospace::site::Site;
use gospace::{Game, Placement};

/// The names of a board's places.
pub struct Vertices {
    names: Vec<String>,
    scale: Option<PlaneScale>,
}

/// Names on a plane: the distances from the region's least corner, in stone widths.
struct PlaneScale {
    corner: Spot,
    width: f64,
}

impl Vertices {
    /// The names of a game's places.
    pub fn new(game: &Game) -> Vertices {
        let scale = game.plane().map(|plane| {
            let plane = plane.stones().plane();
            let [corner, _] = plane.region().bounds();
            PlaneScale { corner, width: 2.0 * f64::from(plane.radius()) }
        });
        Vertices { names: names::names(game.board().setup()), scale }
    }

    /// All names; none on a plane, which has infinitely many.
    pub fn all(&self) -> &[String] {
        &self.names
    }

    /// The name of a place. On a plane with so many digits that it can be read again.
    pub fn name(&self, site: Site) -> String {
        match (site, &self.scale) {
            (Site::Placement(Placement(at)), _) => {
                self.names.get(at as usize).cloned().unwrap_or_else(|| at.to_string())
            }
            (Site::Spot(spot), Some(PlaneScale { corner, width })) => {
                let widths = [f64::from(spot.x - corner.x), f64::from(spot.y - corner.y)];
                let [x, y] = widths.map(|ticks| format!("{:.6}", ticks / width));
                format!("{x},{y}")
            }
            (Site::Spot(spot), None) => spot.to_string(),
        }
    }

    /// The place of a name, in capitals or not, with "_" for each space or not.
    pub fn site(&self, name: &str) -> Option<Site> {
        if let Some(scale) = &self.scale {
            return scale.spot(name).map(Site::from);
        }
        let plain = |name: &str| name.replace('_', " ").to_lowercase();
        let wanted = plain(name);
        let place = self.names.iter().position(|known| plain(known) == wanted)?;
        Some(Placement::at(place).into())
    }
}

impl PlaneScale {
    fn spot(&self, name: &str) -> Option<Spot> {
        let (x, y) = name.split_once(',')?;
        let ticks = |text: &str, from: i32| {
            let widths: f64 = text.trim().parse().ok()?;
            let ticks = widths * self.width + f64::from(from);
            let is_known = ticks.abs() < f64::from(i32::MAX);
            is_known.then(|| ticks.round() as i32)
        };
        Some(Spot::new(ticks(x, self.corner.x)?, ticks(y, self.corner.y)?))
    }
}
