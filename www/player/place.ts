/** A game and its moment, in the words in which pages name them. */
import type { Moment } from "../model/tree/moment.ts";
import { momentIn, readFragment } from "../share/address.ts";

/** A game in "#link", "link.12", "link.1-2.2" or an address that ends so, and its moment. */
export function readPlace(text: string): { readonly link: string; readonly moment: Moment | null } {
  const address = readFragment(`#${text.slice(text.indexOf("#") + 1)}`);
  return address === null
    ? { link: "", moment: null }
    : { link: address.link, moment: momentIn(address) };
}
