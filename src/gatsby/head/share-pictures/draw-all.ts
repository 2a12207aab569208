import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { folder } from "./fonts";
import type { Brand, SharePage } from "./pages";

/** A picture that is to be drawn, and where. */
export interface Drawing {
  readonly page: SharePage;
  readonly file: string;
}

/** What a process is given to do. */
export interface DrawingTask {
  readonly drawings: readonly Drawing[];
  readonly brand: Brand;
}

/** Starting a process takes as long as drawing this many pictures. */
const worthAProcess = 8;

const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;

/** Draws pictures in a process of its own; what it says in the end is the reason why it could not. */
function drawInProcess(task: DrawingTask): Promise<void> {
  const child = fork(resolve(folder, "draw-process.ts"), { execArgv: ["--import", loader] });
  return new Promise((done, fail) => {
    child.once("message", (reason) => fail(new Error(String(reason))));
    child.once("error", fail);
    child.once("exit", (code) =>
      code === 0 ? done() : fail(new Error(`The process that draws the sharing pictures ended with ${code}.`)),
    );
    child.send(task);
  });
}

/**
 * Draws pictures on all cores.
 * @throws Error that names the page whose picture could not be drawn
 */
export async function drawAll(drawings: readonly Drawing[], brand: Brand): Promise<void> {
  const processes = Math.min(availableParallelism(), Math.ceil(drawings.length / worthAProcess));
  const tasks = Array.from({ length: processes }, (_, index) => ({
    drawings: drawings.filter((__, position) => position % processes === index),
    brand,
  }));
  await Promise.all(tasks.map(drawInProcess));
}
