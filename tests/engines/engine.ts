export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowRight" | "ArrowDown";

/** One thing that a hand does with a mouse: moves it to a place on the screen, waits (milliseconds), presses. */
export type PointerStep = readonly [x: number, y: number] | number | "press";

/**
 * Milliseconds after which a script that may run twice is asked for again: WebKitWebDriver now and then never answers one
 * that is asked for while its page goes into the cache or comes from it.
 */
export const repeatTime = 8000;

export type PageState = "loaded" | "parsed";

/** The few things that the driver of every engine can do, from which `tab.ts` builds the rest. */
export interface Driver {
  /** Waits until the page is loaded or, for one of which files are held back, only until it is parsed. */
  goto(url: string, state?: PageState): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page; who can ask again sets a limit for the answer, in milliseconds. */
  evaluate(expression: string, limit?: number): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  pointer(steps: readonly PointerStep[]): Promise<void>;
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  /** Chooses a file of this machine in a field for files. */
  chooseFile(css: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page as it is printed on A4, as PDF. */
  print(): Promise<Buffer>;
  /** Lines of level error in the console so far, violations of the security policy among them. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface WindowOptions {
  /** False for a browser in which no script runs. */
  javaScript: boolean;
  /** False for a browser that keeps no cookies, and lets no page store anything. */
  storage: boolean;
}

export interface Engine {
  /** A window of its own, without anything that an earlier one has stored. */
  open(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}
