import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Arguments with which Node runs a program of ours itself, in any folder: a signal then reaches it and no wrapper. */
export const programArguments = (program: string): string[] => [
  "--import",
  // An address, since Windows' paths are none that can be imported.
  pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href,
  resolve(program),
];
