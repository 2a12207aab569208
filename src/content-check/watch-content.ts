import { realpathSync } from "node:fs";
import { type AsyncSubscription, subscribe } from "@parcel/watcher";

/** Milliseconds without an event after which a change counts as finished: programs save in several steps. */
const quiet = 80;

/** Does work at once, and again after each change of a file of content. What is returned ends it. */
export function watchContent(contentRoot: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(work, work);
  };
  let timer: NodeJS.Timeout | undefined;
  const watch = async (): Promise<AsyncSubscription> =>
    // An error is a folder that goes while it is looked at; what is there instead counts as a change too.
    subscribe(realpathSync(contentRoot), () => {
      clearTimeout(timer);
      timer = setTimeout(run, quiet);
    });
  const watching = watch().catch((error: unknown) =>
    console.error(`Changes of content/ cannot be followed: ${String(error)}`),
  );
  // Not before, so that no change falls between the two.
  void watching.then(run);
  return async () => {
    clearTimeout(timer);
    await (await watching)?.unsubscribe();
  };
}
