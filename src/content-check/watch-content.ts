import { watch } from "node:fs";

/** How long nothing must happen before a change counts as finished, in milliseconds: editors save in several steps. */
const quiet = 80;

/**
 * Calls back after each change of a file of content.
 * @returns ends it
 */
export function watchContent(contentRoot: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentRoot, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quiet);
  });
  // A folder that comes and goes while it is looked at is told as an error; the next change is seen all the same.
  watcher.on("error", () => undefined);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
