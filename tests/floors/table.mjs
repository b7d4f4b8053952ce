// Reads the floors out of ARCHITECTURE.md, where they stand in ```floors blocks:
//
//     crate/src/                 a line at the margin that ends in "/": the folder that is meant
//     F0  colour.rs geometry/    Fn opens a floor of folders and files; lines without it continue the one above
//     F1  boards/                a file belongs to the longest name that it begins with
//     F2  features/*/            folders of which none knows another

/**
 * @typedef {{ path: string, floor: number }} Room a folder with all that is in it, or a file, from the project's folder
 * @typedef {{ root: string, rooms: Room[] }} House
 */

const BLOCK = /^```floors\n([\s\S]*?)^```$/gm;

/** @param {string} markdown @returns {House[]} rooms in the order in which they are listed */
export function housesIn(markdown) {
  /** @type {House[]} */
  const houses = [];
  let floor = 0;
  for (const [, block = ""] of markdown.matchAll(BLOCK))
    for (const line of block.split("\n")) {
      const [first = "", ...rest] = line.trim().split(/\s+/);
      const house = houses.at(-1);
      if (/^\S/.test(line) && first.endsWith("/")) houses.push({ root: first, rooms: [] });
      else if (house && first) {
        const opened = /^F(\d+)$/.exec(first)?.[1];
        floor = Number(opened ?? floor);
        const names = opened ? rest : [first, ...rest];
        house.rooms.push(...names.map((name) => ({ path: house.root + name, floor })));
      }
    }
  return houses;
}
