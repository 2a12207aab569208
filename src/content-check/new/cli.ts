import { resolve } from "node:path";
import { contentFolder } from "../../content/files/content-folder";
import { printer } from "../printer";
import { newCommand } from "./new-command";

process.exitCode = newCommand(process.argv.slice(2), { root: resolve("."), contentRoot: contentFolder() }, printer);
