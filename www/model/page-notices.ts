/** Parts of the notices that the page gives, by the words of a language. */
import { has } from "../engine/features.ts";
import { isolated } from "../isolate.ts";
import type { Notice } from "./state.ts";

type Of<K extends Notice["kind"]> = Extract<Notice, { kind: K }>;

/* @__NO_SIDE_EFFECTS__ */
export function readingBy(text: string, file: (name: string) => string) {
  return ({ name }: Of<"reading">): string => (name === null ? text : file(isolated(name)));
}

/* @__NO_SIDE_EFFECTS__ */
export function guessBy(board: string, graph: (points: number, links: number) => string) {
  return ({ document: { board: read } }: Of<"guess">): string =>
    has(read, "links")
      ? graph(read.points?.length ?? 0, (read.edges?.length ?? 0) + (read.arcs?.length ?? 0))
      : board;
}

export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
