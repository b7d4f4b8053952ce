/** Wiring only. */
import { gallery, load } from "gospace";
import { Table } from "./model/table";
import { mountAppearance } from "./panels/appearance";
import { byId } from "./panels/dom";
import { mountGallery } from "./panels/gallery";
import { mountGame } from "./panels/game";
import { mountHeader } from "./panels/header";
import { mountKeys } from "./panels/keys";
import { mountMirror } from "./panels/mirror";
import { mountNotice } from "./panels/notice";
import { mountOverlays } from "./panels/overlays";
import { mountPhone } from "./panels/phone";
import { mountRecord } from "./panels/record";
import { mountStage } from "./panels/stage";
import { mountTip } from "./panels/tip";
import { mountVoice } from "./panels/voice";

async function start(): Promise<void> {
  await load();
  const table = new Table(firstBoard());
  const scene = mountStage(table);
  const redrawGallery = mountGallery(table);
  mountHeader(table);
  mountGame(table);
  mountOverlays(table);
  mountRecord(table);
  mountTip(table);
  mountNotice(table);
  mountPhone(table);
  mountVoice(table);
  mountMirror(table);
  mountKeys(table, scene);
  mountAppearance(table, () => {
    scene.repalette();
    redrawGallery();
  });
  document.body.dataset.state = "ready";
}

function firstBoard(): string {
  const boards = gallery();
  const first = boards.find(({ id }) => id === "grid-9") ?? boards[0];
  if (first === undefined) throw new Error("the gallery is empty");
  return first.id;
}

start().catch((error: unknown) => {
  byId("notice").hidden = false;
  byId("notice").textContent =
    `The page could not start: ${error instanceof Error ? error.message : String(error)}`;
});
