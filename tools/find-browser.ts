import { findBrowser, NoBrowser } from "./browser/find-browser";
import { thisMachine } from "./browser/machine";

/** `npm run find:browser`: says which browser the tests use; gets one where there is none. */
async function main(): Promise<void> {
  const { path } = await findBrowser(thisMachine);
  console.log(`The tests' browser: ${path ?? "Playwright's own"}`);
}

main().catch((error) => {
  if (!(error instanceof NoBrowser)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
