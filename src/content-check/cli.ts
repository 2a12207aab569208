import { contentFolder, staticFolder } from "../content/files/content-folder";
import { checkCommand } from "./check-command";
import { printer } from "./printer";

void checkCommand(process.argv.slice(2), { contentRoot: contentFolder(), staticRoot: staticFolder() }, printer).then(
  (code) => {
    process.exitCode = code;
  },
);
