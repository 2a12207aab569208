import { resolve } from "node:path";
import { contentFolder } from "../../content/content-folder";
import { refreshContentLists } from "../editor-schemas";
import { didYouMean } from "../problems";
import { newKinds, RequestError, writeNewFile } from "./new-file";
import { writeNewLanguage, writeNewTranslation } from "./new-language";

const usage = `Usage: npm run content:new -- KIND "TITLE" [--navigation]
       npm run content:new -- language CODE
       npm run content:new -- translation CODE FILE

Writes a new file of content/, with what each of its fields is for. KIND is one of ${newKinds.join(", ")}.
  --navigation  names the page in header and footer, beside its neighbours
  language de   begins a language, or writes what its folder lacks: each file with TODO before every text
  translation de services/devops   the same of one file`;

/** `npm run content:new -- service "Data analytics"`: writes a file that passes the check. */
function create(words: readonly string[]): void {
  if (words.some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    return;
  }
  const unknown = words.find((word) => word.startsWith("-") && word !== "--navigation");
  if (unknown !== undefined) {
    console.error(`${unknown} is not known here.${didYouMean(unknown, ["--navigation"])}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const [kind, title, ...more] = words.filter((word) => word !== "--navigation");
  const [original] = kind === "translation" ? more.splice(0, 1) : [""];
  if (!kind || !title || original === undefined || more.length > 0) {
    console.error(more.length > 0 ? `A title of several words stands in quotation marks.\n\n${usage}` : usage);
    process.exitCode = 2;
    return;
  }
  try {
    const said =
      kind === "translation"
        ? writeNewTranslation(contentFolder(), title, original)
        : kind === "language"
          ? writeNewLanguage(contentFolder(), title)
          : writeNewFile(contentFolder(), { kind, title, inNavigation: words.includes("--navigation") });
    refreshContentLists(resolve("."), contentFolder());
    console.log(said.join("\n"));
    console.log('Fill in every text that begins with TODO; "npm run check:content" lists them.');
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

create(process.argv.slice(2));
