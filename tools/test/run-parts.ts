import type { Part } from "./parts";
import { takeTurns } from "./turns";

/** A part that has been started. */
export interface StartedPart {
  /** Whether it ended well. */
  readonly ended: Promise<boolean>;
  stop(): void;
}

export type Start = (part: Part, print: (text: string) => void) => StartedPart;

export interface PartResult {
  readonly script: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

/** Runs the parts, two at a time where they allow it, up to the first that fails; returns those that have ended. */
export async function runParts(
  parts: readonly Part[],
  start: Start,
  print: (text: string) => void,
  lanes = 2,
): Promise<PartResult[]> {
  const results: PartResult[] = [];
  let isOver = false;
  const waiting = new Set(parts);
  const running = new Map<Part, StartedPart>();
  const newVoice = takeTurns(print);
  const isDone = (script: string) => results.some((result) => result.script === script);

  const mayStart = ({ after = [], isAlone }: Part) =>
    after.every(isDone) && running.size < (isAlone ? 1 : lanes) && [...running.keys()].every((other) => !other.isAlone);

  return new Promise((finish) => {
    const startNext = () => {
      for (const part of waiting) {
        if (!mayStart(part)) continue;
        waiting.delete(part);
        void follow(part);
      }
      if (running.size === 0) finish(results);
    };

    const follow = async (part: Part) => {
      const voice = newVoice();
      const begin = performance.now();
      voice.write(`\n── ${part.script}\n`);
      const run = start(part, (text) => {
        if (!isOver) voice.write(text);
      });
      running.set(part, run);
      const isGood = await run.ended;
      running.delete(part);
      if (isOver) return;
      results.push({ script: part.script, seconds: (performance.now() - begin) / 1000, isGood });
      if (isGood) {
        voice.close();
        startNext();
        return;
      }
      voice.interrupt();
      isOver = true;
      for (const other of running.values()) other.stop();
      finish(results);
    };

    startNext();
  });
}
