/** The top line: whose page this is, what lies on the table, and ways in and out for documents. */
import type { Table } from "../model/table.ts";
import {
  acceptDrops,
  acceptPastes,
  chooseFile,
  fileStem,
  type Reader,
  saveText,
} from "../share/files.ts";
import { FORMAT_WORDS } from "../words/formats.ts";
import { commandButton } from "./commands.ts";
import { button, byId } from "./dom.ts";
import type { ExportDialog } from "./export.ts";

export function mountHeader(table: Table, reader: Reader, exporter: ExportDialog): void {
  byId("file-buttons").append(
    commandButton(table, "new"),
    button("Open", () => chooseFile(reader)),
    button("Save", () => save(table)),
    button("Export…", () => exporter.open(table.document())),
  );
  const hint = byId("drop-hint");
  acceptDrops(document.documentElement, reader, (over) => {
    hint.hidden = !over;
  });
  acceptPastes(document, reader);
  showTitle(table);
}

function save(table: Table): void {
  const { ending, type } = FORMAT_WORDS.gospace;
  const text = JSON.stringify(table.document());
  saveText(text, `${fileStem(table.store.state.board.title)}.${ending}`, type);
}

function showTitle(table: Table): void {
  const title = byId("title");
  table.store.subscribe(({ board }) => {
    if (title.textContent === board.title) return;
    title.textContent = board.title;
    document.title = `${board.title} · Gospace`;
  });
}
