/** The output of one of several programs that run side by side. */
export interface Voice {
  write(text: string): void;
  /** The program has ended: the next may speak. */
  close(): void;
  /** Says all that is held back at once: the run ends with this program. */
  interrupt(): void;
}

/**
 * Prints what programs say that run side by side one after the other: the oldest as it speaks, and the others, held
 * back meanwhile, when it is their turn.
 */
export function takeTurns(print: (text: string) => void): () => Voice {
  const queue: { held: string; isClosed: boolean }[] = [];
  return () => {
    const own = { held: "", isClosed: false };
    queue.push(own);
    const flush = (voice: typeof own) => {
      print(voice.held);
      voice.held = "";
    };
    return {
      write(text) {
        own.held += text;
        if (queue[0] === own) flush(own);
      },
      close() {
        own.isClosed = true;
        while (queue[0]?.isClosed) {
          flush(queue[0]);
          queue.shift();
        }
        if (queue[0]) flush(queue[0]);
      },
      interrupt: () => flush(own),
    };
  };
}
