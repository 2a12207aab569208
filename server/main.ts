import { serve } from "./serve";
import { failToStart } from "./start-up";

/** `npm run serve`: serves the built site and takes enquiries until it is told to stop. */
async function start(): Promise<void> {
  const { app, sentences } = await serve();

  // Stops listening, finishes what is under way, then ends. Whoever stops a wrapper as well sends the signal twice.
  let closing: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      closing ??= app.close();
      void closing.then(() => process.exit(0));
    });
  }
  // Last: whoever reads it may tell it to stop at once.
  for (const sentence of sentences) console.log(sentence);
}

start().catch(failToStart);
