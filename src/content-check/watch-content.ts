import { realpathSync } from "node:fs";
import { subscribe } from "@parcel/watcher";

/** Milliseconds without an event after which a change counts as finished: programs save in several steps. */
const quiet = 80;

/**
 * Calls back after each change of a file of content, in whatever way a program saves it: in place, or by putting another
 * file there, as many editors and git do.
 * @returns ends it
 */
export async function watchContent(contentRoot: string, onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  // An error is a folder that goes while it is looked at; what is there instead counts as a change too.
  const subscription = await subscribe(realpathSync(contentRoot), () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quiet);
  });
  return async () => {
    clearTimeout(timer);
    await subscription.unsubscribe();
  };
}

/**
 * Lets work be done once at a time: whatever asks for it while it is being done is served by doing it once more after that.
 * @returns asks for it; settles when nothing is left to do
 */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
