//! Rulesets: the usual one of a board, and the mixes that make no sense, each refused for a reason that it gives.

use gospace::boards::setup::{BoardSetup, DisksSetup, GraphSetup, PlaneSetup, RegionSetup};
use gospace::geometry::Spot;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Komi, Preset, Repetition, RulesError, Ruleset, Scoring};

use super::super::choices::{ENDS, REPETITIONS, SCORINGS};

/// Every reason against a mix, as the reasons are documented.
fn reasons(rules: &Ruleset, has_disks: bool) -> Vec<RulesError> {
    use RulesError::*;
    let Ruleset { repetition, end, scoring, komi, .. } = rules;
    let is_superko = matches!(repetition, Repetition::Positional | Repetition::Situational);
    let is_endless = *end == End::Forever;
    let loses = *end == End::NoTurnLoses;
    let has_komi = *komi != Komi::Fixed(Rational::zero());
    let all = [
        (BidsWithoutForever, *repetition == Repetition::Bids && !is_endless),
        (ForeverUnlessLive, is_endless && *scoring != Scoring::Live),
        (LiveWithoutForever, !is_endless && *scoring == Scoring::Live),
        (ScoreWithoutUse, loses && *scoring != Scoring::Unscored),
        (KomiWithoutScore, loses && has_komi),
        (EndlessWithoutSuperko, loses && !is_superko),
        (UnscoredPasses, *end == End::TwoPasses && *scoring == Scoring::Unscored),
        (MeasureWithoutDisks, *scoring == Scoring::Measure && !has_disks),
    ];
    all.into_iter().filter(|&(_, holds)| holds).map(|(error, _)| error).collect()
}

#[test]
fn a_mix_is_refused_iff_there_is_a_reason_and_for_one_of_them() {
    let boards = [
        (BoardSetup::Graph(GraphSetup::default()), false),
        (BoardSetup::Disks(DisksSetup { region: None, disks: Vec::new() }), true),
    ];
    let komis = [
        Komi::Fixed(Rational::zero()),
        Komi::Fixed(Rational::from_integer(7.into())),
        Komi::DivideAndChoose,
    ];
    let mut given = Vec::new();
    for (board, has_disks) in &boards {
        for repetition in REPETITIONS {
            for end in ENDS {
                for scoring in SCORINGS {
                    for komi in &komis {
                        let komi = komi.clone();
                        let rules =
                            Ruleset { repetition, end, scoring, komi, ..Ruleset::default() };
                        let reasons = reasons(&rules, *has_disks);
                        match rules.check(board.into()) {
                            Ok(()) => assert_eq!(reasons, [], "{rules:?}"),
                            Err(error) => {
                                assert!(reasons.contains(&error), "{error} of {rules:?}");
                                given.push(error);
                            }
                        }
                    }
                }
            }
        }
    }
    given.sort_by_key(|&error| error as u8);
    given.dedup();
    assert_eq!(given.len(), 8, "each reason is given for some mix: {given:?}");
}

#[test]
fn a_plane_is_played_by_topogos_rules_and_every_other_board_by_area() {
    let region = RegionSetup::Circle { centre: Spot::new(0, 0), radius: 100 };
    let plane = PlaneSetup { region, radius: 10, tolerance: 0, reach: None };
    let stones = Ruleset { scoring: Scoring::Stones, ..Ruleset::preset(Preset::Stone) };
    assert_eq!(
        Ruleset::on(&BoardSetup::Plane(plane), None),
        stones,
        "cardinality is no score there"
    );
    let graph = BoardSetup::Graph(GraphSetup::default());
    assert_eq!(Ruleset::on(&graph, None), Ruleset::preset(Preset::TrompTaylor));
    assert_eq!(Ruleset::on(&graph, Some(Preset::Stone)), Ruleset::preset(Preset::Stone));
}
