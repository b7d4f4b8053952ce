//! Writes the JavaScript face of a built wasm module: `gospace-bindgen MODULE.wasm FOLDER [--silent-panics]`.
//!
//! A member of the workspace, so that the lock file pins it to the library's version and no tool has
//! to be installed. The caller optimises the module.

mod panics;

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use wasm_bindgen_cli_support::Bindgen;

/// The stem of every file that is written.
const OUT_NAME: &str = "gospace_wasm";

/// Lets panics end without a message.
const SILENT_PANICS: &str = "--silent-panics";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (module, folder, silent) = match arguments.as_slice() {
        [module, folder] => (module, folder, false),
        [module, folder, option] if *option == SILENT_PANICS => (module, folder, true),
        _ => {
            eprintln!("usage: gospace-bindgen MODULE.wasm FOLDER [{SILENT_PANICS}]");
            return ExitCode::FAILURE;
        }
    };
    let written = face().input_path(module).generate_output().and_then(|mut output| {
        if silent {
            panics::silence(output.wasm_mut());
        }
        output.emit(folder)?;
        Ok(add_replacement(Path::new(folder))?)
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Goes on in another module with the same face; bindgen itself can only start the first one anew.
const REPLACEMENT: [(&str, &str); 2] = [
    (
        "js",
        "export function __wbg_replace_module(module) {\n    wasmModule = module;\n    __wbg_reset_state();\n}\n",
    ),
    ("d.ts", "export function __wbg_replace_module(module: WebAssembly.Module): void;\n"),
];

fn add_replacement(folder: &Path) -> io::Result<()> {
    for (extension, text) in REPLACEMENT {
        let file = folder.join(format!("{OUT_NAME}.{extension}"));
        writeln!(fs::OpenOptions::new().append(true).open(file)?, "\n{text}")?;
    }
    Ok(())
}

/// An ES module that finds no wasm by itself (the package says where it lies) and can be
/// instantiated anew after a trap.
fn face() -> Bindgen {
    let mut face = Bindgen::new();
    face.web(true)
        .expect("no other kind of output was asked for")
        .out_name(OUT_NAME)
        .omit_default_module_path(true)
        .reset_state_function(true)
        .typescript(true);
    face
}
