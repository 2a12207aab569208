import { programEvent } from "./events";
import { add, root } from "./page";

/**
 * `there`: React has taken the page over. `failed`: it could not be loaded; links and forms work all the same. `none`: the
 * page is the server's answer to a form, and no program is to take it over.
 */
type ProgramState = "away" | "coming" | "there" | "failed" | "none";

/** What the build writes into each page, as data, in the place of Gatsby's own scripts. */
export interface ProgramFiles {
  /** Path of the page, as Gatsby knows it: `/about`. */
  path: string;
  /** Number of the build. */
  hash: string;
  /** What the page runs, with the chunks of its own. */
  scripts: string[];
  /** Hashes of the static queries whose results the page shows. */
  queries: string[];
}

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash?: string;
    ___loader?: { enqueue(path: string): void; loadPage(path: string): Promise<unknown> };
  }
}

let state: ProgramState = "plainPage" in root.dataset ? "none" : "away";
export const programState = (): ProgramState => state;

/** True as long as the program may still come. */
export const isAwaited = (): boolean => /away|coming/.test(state);

const listeners: (() => void)[] = [];

/** Calls back whenever the state of the program has changed. */
export const onProgramChange = (listener: () => void): void => {
  listeners.push(listener);
};

function become(next: ProgramState): void {
  state = next;
  for (const listener of listeners) listener();
}

const fail = () => {
  if (state === "coming") become("failed");
};

const loaded = new Set<string>();

function load(): void {
  const { textContent } = document.getElementById("program") ?? {};
  // In `gatsby develop` the page brings its program itself.
  if (!textContent) return;
  const { path, hash, scripts, queries }: ProgramFiles = JSON.parse(textContent);
  window.pagePath = path;
  window.___webpackCompilationHash = hash;
  for (const src of scripts) {
    if (!loaded.has(src)) add("script", { src, onload: () => loaded.add(src), onerror: fail });
  }
  // What the program asks for once it runs, asked for beside it instead of after it.
  const folder = path === "/" ? "index" : path.slice(1);
  for (const file of ["app-data", `${folder}/page-data`, ...queries.map((query) => `sq/d/${query}`)]) {
    add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/page-data/${file}.json` });
  }
}

/** Brings the program, unless it is there or coming; after a failure it is tried again. */
export function bringProgram(): void {
  if (!/away|failed/.test(state)) return;
  become("coming");
  load();
}

/** Learns from `components/piece.tsx` when React has taken the page over. */
export function awaitProgram(): void {
  document.addEventListener(programEvent, () => become("there"));
  // A program that arrived but cannot take the page over, since the page's data did not, says so this way.
  addEventListener("unhandledrejection", fail);
}
