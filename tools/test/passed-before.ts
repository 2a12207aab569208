import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Part } from "./parts";
import type { PartResult } from "./run-parts";

/** When a part passed, and on what. */
interface Passed {
  readonly fingerprint: string;
  /** ISO 8601. */
  readonly at: string;
}

type AllPassed = Readonly<Record<string, Passed>>;

/** What is left to do of some parts. */
export interface Shortened {
  readonly parts: readonly Part[];
  /** The parts of which only the rest is run, and when all of each passed. */
  readonly skipped: readonly { readonly script: string; readonly rest: string; readonly at: string }[];
}

/** What is known of this machine; nothing where there is no such file, or one that cannot be read. */
function read(file: string): AllPassed {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Writes what is known, in one step. */
function write(file: string, known: AllPassed): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(known, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Which parts have passed on this machine, and on what.
 * @param file where that is kept
 * @param fingerprintOf what decides now how a part ends; undefined where that cannot be known
 */
export function passedBefore(file: string, fingerprintOf: (part: Part) => string | undefined) {
  const atBegin = new Map<string, string>();

  return {
    /** Leaves of parts that have passed before on all that they read what asks about the rest. */
    shorten(parts: readonly Part[], isAll = false): Shortened {
      const known = read(file);
      const skipped = parts.flatMap((part) => {
        const now = part.whenUnchanged && fingerprintOf(part);
        if (!now) return [];
        atBegin.set(part.script, now);
        const passed = isAll ? undefined : known[part.script];
        return passed?.fingerprint === now
          ? [{ script: part.script, rest: part.whenUnchanged.script, at: passed.at }]
          : [];
      });
      const nowCalled = (script: string) => skipped.find((each) => each.script === script)?.rest ?? script;
      const left = parts.map((part) => ({
        ...part,
        script: nowCalled(part.script),
        after: part.after?.map(nowCalled),
      }));
      return { parts: left, skipped };
    },

    /** Keeps which of the parts have passed, and forgets those that have not. */
    remember(parts: readonly Part[], results: readonly PartResult[]): void {
      const known: Record<string, Passed> = { ...read(file) };
      for (const { script, isGood } of results) {
        const part = parts.find((each) => each.script === script && each.whenUnchanged);
        if (!part) continue;
        const now = fingerprintOf(part);
        // What was changed while the part ran may have been read before or after.
        if (isGood && now && now === atBegin.get(script))
          known[script] = { fingerprint: now, at: new Date().toISOString() };
        else delete known[script];
      }
      write(file, known);
    },
  };
}
