import { printer } from "../src/content-check/printer";
import { runCommandLine, systemSentence } from "./enquiries/operate/cli";
import { failToStart, serve } from "./start";

const parentLookMs = 500;

/** `npm run serve`: serves the built site and takes enquiries until it is told to stop. */
async function start(): Promise<void> {
  // What it prints may not be written, as on a full disk: it serves all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const { app, sentences } = await serve();

  // Whoever stops a wrapper as well sends the signal twice.
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= app.close();
    void closing.then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  // Of a signal to npm alone, its shell ends and says nothing.
  const { ppid: npm, env } = process;
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== npm && stop(), parentLookMs).unref();
  // Last: whoever reads it may tell it to stop at once.
  for (const sentence of sentences) console.log(sentence);
}

/** One program, so that one file holds all that a machine runs: with `enquiries` behind it, it is the command line. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if (command !== "enquiries") return start();
  // A pipe that nobody reads any more, or a file on a disk that is full: what was written is not all there is.
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") console.error(systemSentence(error));
    process.exit(1);
  });
  process.exitCode = await runCommandLine(args, printer);
}

main(process.argv.slice(2)).catch(failToStart);
