/** The shelves of the room of boards: the ways to all boards and to each shelf. */
import { SHELVES } from "../words/saved.ts";
import { byId } from "./dom.ts";
import { button, nothing, render } from "./template.ts";

/** `isKept`: the browser keeps boards of its own. */
export function mountShelves(isKept: boolean, toAtlas: () => void): void {
  const to = ({ name, tip }: (typeof SHELVES)[keyof typeof SHELVES], id: string) =>
    button(name, () => byId(id).scrollIntoView({ block: "start" }), "shelf", { tip });
  const all = button(SHELVES.atlas.name, toAtlas, "shelf", { tip: SHELVES.atlas.tip });
  const mine = isKept ? to(SHELVES.mine, "mine-shelf") : nothing;
  if (!isKept) byId("mine-shelf").remove();
  render([all, to(SHELVES.gallery, "recent-shelf"), mine], byId("shelves"));
  render(all, byId("all-boards"));
}
