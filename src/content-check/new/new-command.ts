import { parseArgs } from "node:util";
import { contentFolder } from "../../content/files/file-tree";
import { type Printer, printer, understood } from "../printer";
import { newKinds, RequestError, writeNewFile } from "./new-file";
import { writeNewLanguage } from "./new-language";

const usage = `Usage: npm run content:new -- KIND "TITLE" [--navigation]
       npm run content:new -- language CODE
       npm run content:new -- translation CODE FILE

Writes a new file of content/. KIND is one of ${newKinds.join(", ")}.
  --navigation  names the page in header and footer, beside its neighbours
  language de   begins a language, or writes what its folder lacks: each file with TODO before every text
  translation de services/devops   the same of one file`;

export function newCommand(words: readonly string[], contentRoot: string, { out, err }: Printer): 0 | 1 | 2 {
  const options = { navigation: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  const given = understood(() => parseArgs({ args: [...words], options, allowPositionals: true }));
  const misused = (reason: string) => {
    err(`${reason && `${reason}\n\n`}${usage}\n`);
    return 2 as const;
  };
  if (typeof given === "string") return misused(given);
  if (given.values.help) {
    out(`${usage}\n`);
    return 0;
  }
  const [kind, title, ...more] = given.positionals;
  const original = kind === "translation" ? more.shift() : undefined;
  if (more.length > 0) return misused("A title of several words stands in quotation marks.");
  if (!kind || !title || (kind === "translation" && !original)) return misused("");
  const inNavigation = given.values.navigation === true;
  const isTranslated = kind === "language" || kind === "translation";
  try {
    const said = isTranslated
      ? writeNewLanguage(contentRoot, title, original)
      : writeNewFile(contentRoot, { kind, title, inNavigation });
    out(`${said.join("\n")}\nFill in every text that begins with TODO; "npm run check:content" lists them.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

if (require.main === module) {
  process.exitCode = newCommand(process.argv.slice(2), contentFolder(), printer);
}
