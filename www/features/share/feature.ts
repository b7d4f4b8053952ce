/** Sharing: links, embeds, pictures and files of a game or a drawing. */
import type { Feature } from "../../feature.ts";
import { ShareDialog } from "./dialog.ts";

export const share: Feature = {
  share: (exporter, bodyNow) => new ShareDialog(exporter, bodyNow),
  follow: ({ controller, share: sharing }) => ({ share: () => sharing?.openFor(controller) }),
};
