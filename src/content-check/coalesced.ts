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
