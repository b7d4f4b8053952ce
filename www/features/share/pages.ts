/** The Share dialog's pages, loaded when it is first opened. */
import type { Exporter } from "../../panels/on-demand.ts";
import { CopyPage } from "./copy-as.ts";
import { EmbedPage } from "./embed.ts";
import { FilePage } from "./file.ts";
import { LinkPage } from "./link.ts";
import type { SharePage } from "./page.ts";
import { PicturePage } from "./picture.ts";

export function sharePages(redraw: () => void, exporter: Exporter): readonly SharePage[] {
  return [
    new LinkPage(redraw),
    new EmbedPage(redraw),
    new PicturePage(redraw),
    new CopyPage(redraw),
    new FilePage(redraw, exporter),
  ];
}
