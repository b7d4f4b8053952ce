/** All kinds of board at once. */
import { DisksBoard } from "./disks/board.ts";
import { takeKind } from "./lay-out.ts";
import { PlaneBoard } from "./plane/board.ts";
import { SpaceBoard } from "./space/board.ts";

takeKind("gospace", (drawing, stone) => new SpaceBoard(drawing, stone));
takeKind("disks", (drawing) => new DisksBoard(drawing));
takeKind("plane", (drawing) => new PlaneBoard(drawing));

export { layOutBoard } from "./lay-out.ts";
