//! A game for every feature of links, by its name.

/// A document with this board, its rest as given.
fn with(board: &str, rest: &str) -> String {
    format!(r#"{{"gospace":1,"board":{board}{rest}}}"#)
}

const PAIR: &str = r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]]}"#;
const GRID: &str = r#"{"kind":"grid","columns":5,"rows":4}"#;
const LINE: &str = r#"{"kind":"gospace","points":[[0,0],[1,0],[2,0]],"open":[[0],[0,1,2],[2]],"placements":[[0],[2],[0,2]]}"#;
const SQUARE: &str = r#""outer":[[0,0],[20000,0],[20000,20000],[0,20000]]"#;

/// The features: each name is that of a file in tests/links.
pub fn features() -> Vec<(&'static str, String)> {
    let mut all = boards();
    all.extend(rules_and_turns());
    all
}

fn boards() -> Vec<(&'static str, String)> {
    let headed = r#"{"gospace":1,"title":"Rabbity six <b>","author":"Ann \"A\" B","comment":"Two\nlines, 囲碁 and 🜚.","board":"#;
    let hole = "[[8000,8000],[12000,8000],[10000,12000]]";
    vec![
        ("heading", format!("{headed}{GRID}}}")),
        ("grid-19", with(r#"{"kind":"grid","columns":19,"rows":19}"#, "")),
        ("grid-klein", with(r#"{"kind":"grid","columns":7,"rows":9,"wrap":"klein"}"#, "")),
        (
            "grid-spelled",
            with(r#"{"kind":"grid","columns":7,"rows":9,"wrap":"none"}"#, r#","turns":[]"#),
        ),
        (
            "start",
            with(
                r#"{"kind":"grid","columns":9,"rows":9,"start":{"black":[20,60,24],"white":[]}}"#,
                "",
            ),
        ),
        (
            "start-empty",
            with(r#"{"kind":"grid","columns":3,"rows":2,"start":{}}"#, r#","rules":{}"#),
        ),
        (
            "graph",
            with(
                r#"{"kind":"graph","points":[[0,0],[40,0],[20,35],[60,35],[0,80]],"edges":[[0,1],[0,2],[1,2],[1,3],[2,3],[2,4]]}"#,
                "",
            ),
        ),
        (
            "graph-disorder",
            with(
                r#"{"kind":"graph","points":[[12,7],[-31,4],[20,55],[64,35],[3,81],[64,35]],"edges":[[3,2],[4,0],[1,0],[5,1],[0,3],[3,0]]}"#,
                "",
            ),
        ),
        (
            "graph-arcs",
            with(
                r#"{"kind":"graph","points":[[0,0],[100,0],[200,0],[100,100]],"edges":[],"arcs":[[1,2],[2,0],[0,1],[0,1],[3,3]],"labels":["a","Löwe","","d"]}"#,
                "",
            ),
        ),
        (
            "graph-decimals",
            with(
                r#"{"kind":"graph","points":[[312.4,87.1],[290,114.9],[405.3,98.7],[350.6,20.2]],"edges":[[2,0],[0,1]]}"#,
                "",
            ),
        ),
        (
            "graph-rounded",
            with(
                r#"{"kind":"graph","points":[[0.3333333333,0.1],[17.7777777,3.1415926535],[9.8765432,12.3456789]],"edges":[[0,1]]}"#,
                "",
            ),
        ),
        (
            "graph-bits",
            with(
                r#"{"kind":"graph","points":[[0.3333333333333333,0.1],[0.3333333333333333,0.1],[-2,5e-7]]}"#,
                "",
            ),
        ),
        (
            "graph-bends",
            with(
                r#"{"kind":"graph","points":[[0,0],[40,0],[20,35],[60,35]],"edges":[[0,1],[1,2]],"arcs":[[2,0],[2,3]],"labels":["a","","c",""],"bends":[[3,40,50],[0,20,-12.5],[1,41,-30]],"start":{"black":[0]}}"#,
                r#","turns":[{"play":1}]"#,
            ),
        ),
        (
            "graph-bends-none",
            with(r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]],"bends":[]}"#, ""),
        ),
        (
            "graph-body",
            with(
                r#"{"kind":"graph","points":[[0,0],[2,0],[1,2],[1,1]],"edges":[[0,1],[1,2],[2,0],[0,3],[1,3],[2,3]],"body":[[-1.5,-1,-1],[1.5,-1,-1],[0,1.75,-1],[0,0,2]]}"#,
                r#","turns":[{"play":3}]"#,
            ),
        ),
        (
            "graph-body-bends",
            with(
                r#"{"kind":"graph","points":[[0,0],[40,0]],"edges":[[0,1]],"bends":[[0,20,-12.5]],"body":[[0.1,1.618,-3],[1e9,0,0.25]]}"#,
                "",
            ),
        ),
        (
            "graph-body-bits",
            with(
                r#"{"kind":"graph","points":[[0,0],[1,0]],"body":[[0.3333333333333333,0,1e-9],[-1e9,1,2]]}"#,
                "",
            ),
        ),
        (
            "graph-body-four",
            with(
                r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]],"body":[[1,1,-1,1],[1,1,1,-1]]}"#,
                "",
            ),
        ),
        ("graph-body-none", with(r#"{"kind":"graph","points":[],"body":[]}"#, "")),
        ("graph-empty", with(r#"{"kind":"graph","points":[]}"#, "")),
        ("gospace", with(LINE, r#","turns":[{"play":0}]"#)),
        (
            "disks",
            with(
                r#"{"kind":"disks","region":{"circle":[0,0,9000]},"disks":[[0,0,1000],[1500,0,1000],[3000,0,1000,1200],[0,-4000,500,500],[5000,0,1000]]}"#,
                r#","turns":[{"play":2}]"#,
            ),
        ),
        ("disks-plane", with(r#"{"kind":"disks","disks":[[-5,7,3],[1,7,3],[7,7,3]]}"#, "")),
        (
            "plane",
            with(
                &format!(r#"{{"kind":"plane","region":{{{SQUARE}}}}}"#),
                r#","turns":[{"play":[5000,5000]},{"play":[7048,5000],"marks":{"circle":[[5000,5000]]}}]"#,
            ),
        ),
        (
            "plane-hole",
            with(
                &format!(
                    r#"{{"kind":"plane","region":{{{SQUARE},"holes":[{hole}]}},"radius":500,"tolerance":0,"reach":600,"start":{{"white":[[1000,1000]]}}}}"#
                ),
                "",
            ),
        ),
        (
            "plane-torus",
            with(
                &format!(
                    r#"{{"kind":"plane","region":{{{SQUARE},"holes":[],"wrap":"torus"}},"radius":1024,"tolerance":4,"reach":null}}"#
                ),
                r#","turns":[{"play":[20005,-3]}]"#,
            ),
        ),
        (
            "plane-round",
            with(
                r#"{"kind":"plane","region":{"circle":[100,-200,9000]}}"#,
                r#","rules":{"score":"measure"},"turns":[{"play":[0,0]}]"#,
            ),
        ),
    ]
}

fn rules_and_turns() -> Vec<(&'static str, String)> {
    let divide =
        r#","rules":{"preset":"divide-and-choose"},"turns":[{"komi":"-7/2"},{"take":"black"}"#;
    vec![
        ("turns", with(GRID, r#","turns":[{"play":7},{"play":12},{"play":3},"pass","pass"]"#)),
        ("turns-resign", with(GRID, r#","turns":[{"play":7},{"resign":true}]"#)),
        (
            "captures",
            with(
                GRID,
                r#","turns":[{"play":0},{"play":1},{"play":10},{"play":5},{"play":12},{"play":0}]"#,
            ),
        ),
        (
            "comments",
            with(
                GRID,
                r#","turns":[{"play":7,"comment":"Why not here?"},{"pass":true},{"pass":true,"comment":""}]"#,
            ),
        ),
        (
            "marks",
            with(
                GRID,
                r#","turns":[{"play":7,"marks":{"triangle":[1,3],"square":[],"circle":[7],"cross":[0],"label":[[2,"A"],[5,"12"]]}},{"play":8,"marks":{}}]"#,
            ),
        ),
        (
            "variations",
            with(
                GRID,
                r#","turns":["pass",{"play":3,"variations":[["pass"],[{"play":1,"comment":"or","variations":[[],[{"play":4},{"play":9}]]},{"play":2}],[]]},{"play":1}]"#,
            ),
        ),
        (
            "rules",
            with(
                GRID,
                r#","rules":{"preset":"tromp-taylor","repetition":"situational","end":"two-passes","score":"stones","komi":"13/2"}"#,
            ),
        ),
        ("rules-primitive", with(GRID, r#","rules":{"preset":"primitive"},"turns":[{"play":1}]"#)),
        (
            "komi-divided",
            with(
                GRID,
                r#","rules":{"komi":"divide-and-choose"},"turns":[{"komi":"123456789012345678901/7"}]"#,
            ),
        ),
        (
            "bids",
            with(
                PAIR,
                &format!(
                    r#"{divide},{{"forget":"white"}},{{"play":0,"bid":"3/2"}},{{"answer":"white"}},{{"reset":null}},"pass"]"#
                ),
            ),
        ),
        (
            "bids-ignored",
            with(
                PAIR,
                &format!(r#"{divide},{{"play":0,"bid":"0"}},{{"answer":"ignore"}},"pass"]"#),
            ),
        ),
        (
            "forever",
            with(
                PAIR,
                &format!(
                    r#"{divide},"pass",{{"forever":"pass"}},"decline",{{"forever":"pass"}},"agree"]"#
                ),
            ),
        ),
        (
            "agreement",
            with(
                GRID,
                r#","turns":[{"play":7},{"play":8},{"play":12},"pass",{"agree":{"dead":[]},"variations":[["pass"],[{"agree":{"dead":[8]}},"accept"]]},"decline",{"agree":{"dead":[12,7]},"comment":"All of Black's."},{"accept":true,"marks":{}}]"#,
            ),
        ),
        (
            "turns-timeout",
            with(
                PAIR,
                r#","turns":[{"play":0,"variations":[["timeout"]]},{"timeout":true,"comment":"Five minutes."}]"#,
            ),
        ),
        (
            "draw",
            with(
                GRID,
                r#","turns":[{"play":7},{"agree":"draw"},"decline",{"play":8,"variations":[[{"agree":"draw","comment":"Again?"},"accept"]]}]"#,
            ),
        ),
        (
            "draw-divided",
            with(
                PAIR,
                &format!(
                    r#"{divide},{{"play":0}},{{"forever":"pass"}},"decline",{{"agree":"draw"}},"accept"]"#
                ),
            ),
        ),
        (
            "agreement-plane",
            with(
                &format!(r#"{{"kind":"plane","region":{{{SQUARE}}}}}"#),
                r#","turns":[{"play":[5000,5000]},"pass",{"agree":{"dead":[[5000,5000]]}},"accept"]"#,
            ),
        ),
        (
            "handicap",
            with(
                r#"{"kind":"grid","columns":9,"rows":9,"start":{"black":[20,60,24]}}"#,
                r#","rules":{"komi":"1/2","handicap":3,"first":"white"},"turns":[{"play":40}]"#,
            ),
        ),
        ("handicap-spelled", with(GRID, r#","rules":{"handicap":0,"first":"black"}"#)),
        (
            "first-body",
            with(
                r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]],"bends":[[0,0,1]],"body":[[0,0,0],[1,0,1]]}"#,
                r#","rules":{"first":"white"}"#,
            ),
        ),
        (
            "first-bends",
            with(
                r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]],"bends":[[0,0,1]]}"#,
                r#","rules":{"first":"white"}"#,
            ),
        ),
        ("first-graph", with(PAIR, r#","rules":{"preset":"primitive","first":"white"}"#)),
    ]
}
