/** Title of the board that the page begins with, as the gallery has it. */
export const FIRST_TITLE: string = "Grid 9×9";
