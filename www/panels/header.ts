/** The top line: whose page this is, what lies on the table, and ways in and out for documents. */
import type { Table } from "../model/table.ts";
import {
  acceptDrops,
  acceptPastes,
  chooseFile,
  type Reader,
  saveDocument,
} from "../share/files.ts";
import { commandButton } from "./commands.ts";
import { button, byId } from "./dom.ts";

export function mountHeader(table: Table): void {
  const reader: Reader = {
    text: (text) => table.open(text),
    failed: (notice) => table.store.dispatch({ kind: "noticed", notice }),
  };
  byId("file-buttons").append(
    commandButton(table, "new"),
    button("Open", () => chooseFile(reader)),
    button("Save", () => saveDocument(table.document(), table.store.state.board.title)),
  );
  const hint = byId("drop-hint");
  acceptDrops(document.documentElement, reader, (over) => {
    hint.hidden = !over;
  });
  acceptPastes(document, reader);
  showTitle(table);
}

function showTitle(table: Table): void {
  const title = byId("title");
  table.store.subscribe(({ board }) => {
    if (title.textContent === board.title) return;
    title.textContent = board.title;
    document.title = `${board.title} · Gospace`;
  });
}
