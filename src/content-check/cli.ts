import { resolve } from "node:path";
import { contentFolder, staticFolder } from "../content/files/content-folder";
import { checkCommand } from "./check-command";
import { writeEditorHelp } from "./editor-schemas";
import { printer } from "./printer";

const contentRoot = contentFolder();

void checkCommand(process.argv.slice(2), { contentRoot, staticRoot: staticFolder() }, printer).then((code) => {
  process.exitCode = code;
  writeEditorHelp(resolve("."), contentRoot);
});
