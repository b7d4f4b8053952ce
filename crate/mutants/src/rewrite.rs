//! Puts mutants behind switches. A node and its mutants become the branches of an `if`, which hold the text of the
//! node as it was: one mutant is on at a time, so that only the last branch, with no mutant of this node, needs those of
//! its parts. `/*<7*/` and `/*7>*/` stand around all that is there for mutant 7: an error of the compiler is found by them.

use std::collections::HashMap;
use std::ops::Range;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, Pat, ReturnType, Signature, Type, TypeParamBound};

use crate::insertions::Insertions;
use crate::mutant::{Genre, Mutant, Position};

/// A text with switches, and the mutants that have none, with the reason.
pub struct Rewritten {
    /// The text.
    pub text: String,
    /// Numbers of mutants.
    pub untried: Vec<(u32, &'static str)>,
}

const IN_A_CONSTANT: &str = "stands in a constant";
const HIDDEN_TYPE: &str = "returns a hidden type";
const LET_CHAIN: &str = "does not compile: a let in ||";
const NOT_EXHAUSTIVE: &str = "does not compile: the other arms leave something out";
const NOT_FOUND: &str = "was not found in its file";

/// The text of a file with its mutants behind switches.
pub fn rewrite(text: &str, mutants: &[Mutant]) -> syn::Result<Rewritten> {
    let file = syn::parse_file(text)?;
    let mut rewriter = Rewriter {
        text,
        mutants: HashMap::new(),
        insertions: Insertions::default(),
        constants: 0,
        untried: Vec::new(),
    };
    for mutant in mutants {
        rewriter.mutants.entry((mutant.genre, mutant.start)).or_default().push(mutant);
    }
    rewriter.visit_file(&file);
    let left = rewriter.mutants.into_values().flatten().map(|mutant| (mutant.number, NOT_FOUND));
    let mut untried: Vec<(u32, &'static str)> = rewriter.untried.into_iter().chain(left).collect();
    untried.sort_unstable();
    Ok(Rewritten { text: rewriter.insertions.into(text), untried })
}

struct Rewriter<'a> {
    text: &'a str,
    mutants: HashMap<(Genre, Position), Vec<&'a Mutant>>,
    insertions: Insertions,
    /// The constants, and functions that may be evaluated in one, around the node.
    constants: usize,
    untried: Vec<(u32, &'static str)>,
}

impl<'a> Rewriter<'a> {
    /// The mutants of a node that can have switches.
    fn take(&mut self, genre: Genre, node: Span) -> Vec<&'a Mutant> {
        let start = node.start();
        let place = (start.line, start.column + 1);
        let mutants = self.mutants.remove(&(genre, place)).unwrap_or_default();
        if self.constants == 0 {
            return mutants;
        }
        self.give_up(&mutants, IN_A_CONSTANT);
        Vec::new()
    }

    fn give_up(&mut self, mutants: &[&Mutant], reason: &'static str) {
        self.untried.extend(mutants.iter().map(|mutant| (mutant.number, reason)));
    }

    fn text_of(&self, node: &impl Spanned) -> &'a str {
        &self.text[bytes(node)]
    }

    /// Makes an expression the last branch, behind those of its mutants; `visit` goes through its parts.
    fn branch(
        &mut self,
        node: &impl Spanned,
        branches: &[(u32, String)],
        visit: impl FnOnce(&mut Self),
    ) {
        if branches.is_empty() {
            return visit(self);
        }
        let Range { start, end } = bytes(node);
        let before: String = branches
            .iter()
            .map(|(number, branch)| {
                within(*number, &format!("if {} {{ {branch} }} else", on(*number)))
            })
            .collect();
        self.insertions.open(start, &format!("({before} {{ "));
        visit(self);
        self.insertions.close(end, " })");
    }

    fn in_constant(&mut self, visit: impl FnOnce(&mut Self)) {
        self.constants += 1;
        visit(self);
        self.constants -= 1;
    }

    fn visit_function(
        &mut self,
        signature: &Signature,
        body: &'a Block,
        visit: impl FnOnce(&mut Self),
    ) {
        let is_const = usize::from(signature.constness.is_some());
        self.constants += is_const;
        let mutants =
            body.stmts.first().map_or(Vec::new(), |first| self.take(Genre::FnValue, first.span()));
        match returned(signature) {
            Returned::Plain => {
                let values: String =
                    mutants.iter().map(|mutant| returning(mutant, &mutant.replacement)).collect();
                self.insertions.open(start_of(body), &values);
                visit(self);
            }
            Returned::Iterator if !mutants.is_empty() => {
                self.branch_iterators(body, &mutants, visit)
            }
            Returned::Iterator => visit(self),
            Returned::Hidden => {
                self.give_up(&mutants, HIDDEN_TYPE);
                visit(self);
            }
        }
        self.constants -= is_const;
    }

    /// Iterators of different types: each mutant's is the left one of `Either`, the others are to the right.
    fn branch_iterators(
        &mut self,
        body: &Block,
        mutants: &[&Mutant],
        visit: impl FnOnce(&mut Self),
    ) {
        let right = "crate::mutants::Either::Right(";
        let mut values = String::new();
        for (depth, mutant) in mutants.iter().enumerate() {
            let left = format!("crate::mutants::Either::Left({})", mutant.replacement);
            values +=
                &returning(mutant, &format!("{}{left}{}", right.repeat(depth), ")".repeat(depth)));
        }
        self.insertions
            .open(start_of(body), &format!("{values} {}{{", right.repeat(mutants.len())));
        visit(self);
        let end = body.brace_token.span.close().byte_range().start;
        self.insertions.close(end, &format!("}}{}", ")".repeat(mutants.len())));
    }
}

impl<'a> Visit<'a> for Rewriter<'a> {
    fn visit_item_fn(&mut self, node: &'a syn::ItemFn) {
        self.visit_function(&node.sig, &node.block, |this| visit::visit_item_fn(this, node));
    }

    fn visit_impl_item_fn(&mut self, node: &'a syn::ImplItemFn) {
        self.visit_function(&node.sig, &node.block, |this| visit::visit_impl_item_fn(this, node));
    }

    fn visit_trait_item_fn(&mut self, node: &'a syn::TraitItemFn) {
        match &node.default {
            Some(body) => {
                self.visit_function(&node.sig, body, |this| visit::visit_trait_item_fn(this, node));
            }
            None => visit::visit_trait_item_fn(self, node),
        }
    }

    fn visit_item_const(&mut self, node: &'a syn::ItemConst) {
        self.in_constant(|this| visit::visit_item_const(this, node));
    }

    fn visit_item_static(&mut self, node: &'a syn::ItemStatic) {
        self.in_constant(|this| visit::visit_item_static(this, node));
    }

    fn visit_impl_item_const(&mut self, node: &'a syn::ImplItemConst) {
        self.in_constant(|this| visit::visit_impl_item_const(this, node));
    }

    fn visit_trait_item_const(&mut self, node: &'a syn::TraitItemConst) {
        self.in_constant(|this| visit::visit_trait_item_const(this, node));
    }

    fn visit_type(&mut self, node: &'a Type) {
        self.in_constant(|this| visit::visit_type(this, node));
    }

    fn visit_expr_repeat(&mut self, node: &'a syn::ExprRepeat) {
        self.visit_expr(&node.expr);
        self.in_constant(|this| this.visit_expr(&node.len));
    }

    fn visit_expr_binary(&mut self, node: &'a syn::ExprBinary) {
        let mut mutants = self.take(Genre::BinaryOperator, node.op.span());
        if [&node.left, &node.right].iter().any(|side| has_let(side)) {
            self.give_up(&mutants, LET_CHAIN);
            mutants.clear();
        }
        let (left, right) = (self.text_of(&node.left), self.text_of(&node.right));
        let branches: Vec<(u32, String)> = mutants
            .iter()
            .map(|mutant| (mutant.number, format!("({left}) {} ({right})", mutant.replacement)))
            .collect();
        self.branch(node, &branches, |this| visit::visit_expr_binary(this, node));
    }

    fn visit_expr_unary(&mut self, node: &'a syn::ExprUnary) {
        let mutants = self.take(Genre::UnaryOperator, node.op.span());
        let operand = self.text_of(&node.expr);
        let branches: Vec<(u32, String)> = mutants
            .iter()
            .map(|mutant| (mutant.number, format!("{}{operand}", mutant.replacement)))
            .collect();
        self.branch(node, &branches, |this| visit::visit_expr_unary(this, node));
    }

    /// A field that is left out has the value that it has in the struct behind `..`.
    fn visit_expr_struct(&mut self, node: &'a syn::ExprStruct) {
        let Some(rest) = &node.rest else { return visit::visit_expr_struct(self, node) };
        let (path, rest_text) = (self.text_of(&node.path), self.text_of(rest));
        for field in &node.fields {
            let mutants = self.take(Genre::StructField, field.span());
            let name = self.text_of(&field.member);
            let value = format!("let rest: {path} = {rest_text}; rest.{name}");
            let branches: Vec<(u32, String)> =
                mutants.iter().map(|mutant| (mutant.number, value.clone())).collect();
            if field.colon_token.is_none() && !branches.is_empty() {
                self.insertions.open(bytes(field).start, &format!("{name}: "));
            }
            self.branch(&field.expr, &branches, |this| this.visit_expr(&field.expr));
        }
        self.visit_expr(rest);
    }

    fn visit_expr_match(&mut self, node: &'a syn::ExprMatch) {
        self.visit_expr(&node.expr);
        let has_rest = node.arms.iter().any(|arm| arm.guard.is_none() && is_catch_all(&arm.pat));
        for arm in &node.arms {
            if !has_rest && arm.guard.is_none() {
                let mutants = self.take(Genre::MatchArm, arm.span());
                self.give_up(&mutants, NOT_EXHAUSTIVE);
            }
            self.visit_arm(arm);
        }
    }

    /// An arm that is left out has a guard that is false; a guard's mutants stand before it.
    fn visit_arm(&mut self, node: &'a Arm) {
        let left_out = self.take(Genre::MatchArm, node.span());
        let Some((_, guard)) = &node.guard else {
            for mutant in left_out {
                let guard = within(mutant.number, &format!(" if !{}", on(mutant.number)));
                self.insertions.close(bytes(&node.pat).end, &guard);
            }
            return visit::visit_arm(self, node);
        };
        let changed = self.take(Genre::MatchArmGuard, guard.span());
        for mutant in left_out.iter().chain(&changed) {
            let on = on(mutant.number);
            let is_true = mutant.replacement == "true";
            let first = if is_true { format!("{on} || (") } else { format!("!{on} && (") };
            self.insertions.open(bytes(guard).start, &within(mutant.number, &first));
        }
        visit::visit_arm(self, node);
        self.insertions.close(bytes(guard).end, &")".repeat(left_out.len() + changed.len()));
    }
}

/// The type that a function's mutants return.
enum Returned {
    Plain,
    /// An iterator of a type that is not named.
    Iterator,
    /// Another type that is not named.
    Hidden,
}

fn returned(signature: &Signature) -> Returned {
    let ReturnType::Type(_, kind) = &signature.output else { return Returned::Plain };
    let Type::ImplTrait(hidden) = &**kind else { return Returned::Plain };
    let is_iterator = hidden.bounds.iter().any(|bound| match bound {
        TypeParamBound::Trait(bound) => bound
            .path
            .segments
            .last()
            .is_some_and(|last| last.ident.to_string().ends_with("Iterator")),
        _ => false,
    });
    if is_iterator { Returned::Iterator } else { Returned::Hidden }
}

/// True if a pattern fits all: _, or a name that is none of a variant.
fn is_catch_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(name) => name.ident.to_string().starts_with(|first: char| first.is_lowercase()),
        _ => false,
    }
}

/// True if an operand of && holds a `let` of its chain.
fn has_let(operand: &Expr) -> bool {
    match operand {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// The byte behind the brace that opens a block.
fn start_of(body: &Block) -> usize {
    body.brace_token.span.open().byte_range().end
}

fn returning(mutant: &Mutant, value: &str) -> String {
    within(mutant.number, &format!("if {} {{ return {value}; }}", on(mutant.number)))
}

fn on(number: u32) -> String {
    format!("crate::mutants::on({number})")
}

/// The text with the marks of a mutant around it.
fn within(number: u32, text: &str) -> String {
    format!("/*<{number}*/{text}/*{number}>*/")
}
