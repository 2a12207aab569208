import { printer } from "../../../src/content-check/printer";
import { runCommandLine } from "./cli-run";

void runCommandLine(process.argv.slice(2), printer).then((code) => {
  process.exitCode = code;
});
