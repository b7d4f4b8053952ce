/** Pictures of the overlays. */
import { Flame, Hash, type IconNode } from "lucide";
import type { Overlay } from "../../model/overlays.ts";

const drawn = (...paths: readonly string[]): IconNode => paths.map((d) => ["path", { d }]);

export const ICONS: Readonly<Record<Overlay, IconNode>> = {
  liberties: drawn(
    "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8",
    "M12 2.5v2M12 19.500v2M2.500 12h2M19.500 12h2",
  ),
  chains: drawn("M8 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8", "M16 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8"),
  owners: drawn("M4 4h16v16H4z", "M4 13.500c4-3.500 6 2 9-1s4-5 7-4.500"),
  numbers: Hash,
  coordinates: drawn(
    "M5 4v15h15",
    "M5 9.500h2.500M5 14.200h2.500M9.800 19v-2.500M14.500 19v-2.500",
  ),
  labels: drawn("M5 19L10.500 5L16 19", "M7 14h7", "M19 8v.01M19 13v.01"),
  cells: drawn("M9 4a6 6 0 1 0 0 12a6 6 0 0 0 0-12", "M15 8a6 6 0 1 0 0 12a6 6 0 0 0 0-12"),
  heat: Flame,
};
