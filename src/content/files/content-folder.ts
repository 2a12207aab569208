import { resolve } from "node:path";

/**
 * The folder that holds the site's content, as a full path. `CONTENT_DIR` names another one, relative to the project's
 * root: the program's own tests run on a small site of theirs.
 */
export const contentFolder = (): string => resolve(process.env.CONTENT_DIR || "content");

/** The folder whose files are served as they are and can be linked to, as a full path. */
export const staticFolder = (): string => resolve("static");
