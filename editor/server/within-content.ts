import { existsSync, realpathSync } from "node:fs";
import { dirname, sep } from "node:path";

/** True for a path that no link leads out of the content; of a file that is still to come its folder counts. */
export const isWithinContent = (contentRoot: string, path: string): boolean =>
  existsSync(path)
    ? `${realpathSync(path)}${sep}`.startsWith(realpathSync(contentRoot) + sep)
    : path !== dirname(path) && isWithinContent(contentRoot, dirname(path));
