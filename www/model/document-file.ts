/** Ending and type of a document's file; those of other formats come with the first import or export. */
export const DOCUMENT_FILE = { ending: "gospace.json", type: "application/json" };
