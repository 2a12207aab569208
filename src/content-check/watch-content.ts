import { realpath } from "node:fs/promises";
import { subscribe } from "@parcel/watcher";

/** Milliseconds without an event after which a change counts as finished: programs save in several steps. */
const quiet = 80;

/** Does work at once, and once more after all changes that come meanwhile. What is returned ends it. */
export function watchContent(contentRoot: string, work: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const workIfLast = () => (turn === last ? work() : undefined);
    const turn: Promise<unknown> = last.then(workIfLast, workIfLast);
    last = turn;
  };
  let timer: NodeJS.Timeout | undefined;
  // An error is a folder that goes while it is looked at; what is there instead counts as a change too.
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(run, quiet);
  };
  const watching = realpath(contentRoot)
    .then((folder) => subscribe(folder, changed))
    .catch((error: unknown) => console.error(`Changes of content/ cannot be followed: ${String(error)}`));
  // Not before, so that no change falls between the two.
  void watching.then(run);
  return async () => {
    clearTimeout(timer);
    await (await watching)?.unsubscribe();
  };
}
