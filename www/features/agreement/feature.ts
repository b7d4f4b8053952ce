/** The agreement on dead stones between people, before a second pass ends the game: fetched with the first pass that
 *  one may follow, or a game that ended by one. */
import type { Feature } from "../../feature.ts";
import { agreedStones } from "../../model/dead-stones.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";
import { isProblemAddress } from "../../share/address.ts";
import { holdPass } from "./hold-pass.ts";
import { mayAgree } from "./may-agree.ts";

export const agreement: Feature = {
  follow({ controller, paint }) {
    let focus = () => {};
    whenFirst(
      controller,
      (state) => agreedStones(state.game).length > 0 || (mayAgree(state) && !isProblemAddress()),
      async () => {
        const letGo = holdPass(controller);
        const isThere = await onDemand(controller, import("./agreement.ts"), (part) => {
          focus = part.mountAgreement(controller);
          paint(part.paintDead);
        });
        letGo();
        return isThere;
      },
    );
    return { toAgreement: () => focus() };
  },
};
