import { existsSync } from "node:fs";

/** One thing that a hand does with a mouse: moves it to a place on the screen, presses. */
export type PointerStep = readonly [x: number, y: number] | "press";

/** Of a page of which files are held back, it is enough that it is parsed. */
export type PageState = "loaded" | "parsed";

/** The few things that the driver of every engine can do, from which `tab.ts` builds the rest. */
export interface Driver {
  goto(url: string, state?: PageState): Promise<void>;
  /** The value of an expression in the page; who can ask again sets a limit for the answer, in milliseconds. */
  evaluate(expression: string, limit?: number): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  pointer(steps: readonly PointerStep[]): Promise<void>;
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Lines of level error in the console so far, violations of the security policy among them. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Milliseconds after which a script that may run twice is asked for again: WebKitWebDriver now and then never answers one
 * that is asked for while its page goes into the cache or comes from it.
 */
export const repeatTime = 8000;

/** The first of these programs that is there. What brings them on Debian: .ci/programs. */
export function programOf(...places: (string | undefined)[]): string {
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error(`There is no ${places.at(-1)}. On Debian, .ci/programs installs it.`);
  return found;
}
