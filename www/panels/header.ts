/** Top line: the site's name, the board's title, and ways in and out for documents. */
import type { GameController } from "../model/game-controller.ts";
import {
  acceptDrops,
  acceptPastes,
  chooseFile,
  type FileReceiver,
  saveDocument,
} from "../share/files.ts";
import { COMMAND_READS, commandButton } from "./command-button.ts";
import { byId } from "./dom.ts";
import type { ExportDialog } from "./export.ts";
import type { ShareDialog } from "./share/dialog.ts";
import { button, mount } from "./template.ts";

/** Class of buttons that narrow screens have elsewhere. */
const ROOMY = "btn roomy";

export function mountHeader(
  controller: GameController,
  reader: FileReceiver,
  exporter: ExportDialog,
  share: ShareDialog,
): void {
  const shared = () => ({
    whole: controller.documentOfShownLine(),
    turns: controller.store.state.game.turnCount,
  });
  mount(controller.store, "file-buttons", COMMAND_READS, () => [
    commandButton(controller, "new"),
    button("Open", () => chooseFile(reader)),
    button("Save", () => save(controller), ROOMY),
    button("Export…", () => exporter.open(controller.document()), ROOMY),
    button("Embed", () => share.open(shared(), "Embed"), ROOMY),
    button("Share link", () => share.open(shared()), "btn primary"),
  ]);
  const hint = byId("drop-hint");
  acceptDrops(document.documentElement, reader, (over) => {
    hint.hidden = !over;
  });
  acceptPastes(document, reader);
  mount(controller.store, "title", ["board"], ({ board }) => board.title, {
    after: ({ board }) => {
      document.title = `${board.title} · Gospace`;
    },
  });
}

function save(controller: GameController): void {
  saveDocument(controller.document(), controller.store.state.board.title);
}
