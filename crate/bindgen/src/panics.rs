//! Panics without words. A panic is a defect, and stops the module with or without a message; its message, its
//! place in the sources and the code that puts both together weigh 7 kB of the module that only plays.

use std::ops::Range;

use walrus::{ConstExpr, Data, DataId, DataKind, FunctionBuilder, FunctionId, Module, ir::Value};

/// Parts of the names of the standard library's functions that never return.
const PANICKING: [&str; 17] = [
    "core::panicking::",
    "core::option::expect_failed",
    "core::option::unwrap_failed",
    "core::result::unwrap_failed",
    "core::cell::panic_already_",
    "core::num::int_log10::panic_for_",
    "core::slice::index::slice_index_fail",
    "::len_mismatch_fail",
    "::assert_failed",
    "::panic_on_ord_violation",
    "alloc::raw_vec::capacity_overflow",
    "alloc::raw_vec::handle_error",
    "alloc::alloc::handle_alloc_error",
    "std::panicking::panic_handler",
    "std::panicking::panic_with_hook",
    "std::thread::local::panic_access_error",
    "__rustc::rust_panic",
];

/// A `core::panic::Location`: the address and length of a path, a line, a column; four bytes each.
const LOCATION: usize = 16;

/// Lets every panic end in a bare trap, and blanks the places in the sources, which nothing reads any more.
pub fn silence(module: &mut Module) {
    let panicking: Vec<FunctionId> = module
        .funcs
        .iter_local()
        .map(|(id, _)| id)
        .filter(|&id| module.funcs.get(id).name.as_deref().is_some_and(never_returns))
        .collect();
    for id in panicking {
        trap(module, id);
    }
    let segments: Vec<DataId> = module.data.iter().map(Data::id).collect();
    for id in segments {
        let data = module.data.get_mut(id);
        if let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind {
            blank_locations(&mut data.value, start as usize);
        }
    }
}

/// `name`: with the crates' hashes in brackets, as in "core[6e6f0a1b2c3d4e5f]::panicking::panic_fmt".
fn never_returns(name: &str) -> bool {
    let plain: String = name
        .split('[')
        .enumerate()
        .map(
            |(part, text)| {
                if part == 0 { text } else { text.split_once(']').map_or(text, |(_, rest)| rest) }
            },
        )
        .collect();
    PANICKING.iter().any(|part| plain.contains(part))
}

fn trap(module: &mut Module, id: FunctionId) {
    let function = module.funcs.get(id).kind.unwrap_local();
    let arguments = function.args.clone();
    let ty = module.types.get(function.ty());
    let (parameters, results) = (ty.params().to_vec(), ty.results().to_vec());
    let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
    builder.func_body().unreachable();
    *module.funcs.get_mut(id).kind.unwrap_local_mut() = builder.local_func(arguments);
}

/// `start`: the address of the first byte.
fn blank_locations(bytes: &mut [u8], start: usize) {
    let found: Vec<(usize, Range<usize>)> = (0..bytes.len().saturating_sub(LOCATION - 1))
        .step_by(4)
        .filter_map(|at| Some((at, path_of(bytes, at, start)?)))
        .collect();
    for (at, path) in found {
        bytes[at..at + LOCATION].fill(0);
        bytes[path].fill(0);
    }
}

/// The path of the location at `at`, if there is one.
fn path_of(bytes: &[u8], at: usize, start: usize) -> Option<Range<usize>> {
    let word = |index: usize| -> Option<usize> {
        let from = at + 4 * index;
        Some(u32::from_le_bytes(bytes.get(from..from + 4)?.try_into().ok()?) as usize)
    };
    let from = word(0)?.checked_sub(start)?;
    let path = from..from.checked_add(word(1)?)?;
    bytes.get(path.clone())?.strip_suffix(b".rs")?;
    Some(path)
}
