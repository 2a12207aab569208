import { existsSync } from "node:fs";
import { fieldsOfKind } from "../../src/content/fields/field-schemas";
import { contentKinds, fileName, type Kind, pageTraits } from "../../src/content/kinds";
import { enumWords } from "../../src/content-check/enum-words";
import { readable } from "../client/field-path";
import { fieldTable, formatWords } from "./field-table";
import { fieldsPicture } from "./fields-picture";
import { sharedGroups } from "./groups";
import { code, heading, page, table } from "./markdown";

/** Named after the file, or the folder, that it is about. */
const fileOf = ({ files }: Kind) =>
  `${files
    .replace(/\/\*$/, "")
    .replace(/\.yaml$/, "")
    .replace("pages/", "page-")}.md`;

/** Files of which there are many are called after what one of them is. */
const nameOf = ({ files, typeName }: Kind) => readable(files.includes("/*") ? typeName : fileName(files));

const placeOf = ({ files }: Kind) => `content/${files.includes("/*") ? files.replace("*", "*.yaml") : files}`;

/** Picture of the fields' places on the page, which `npm run docs:pictures` takes. */
function fieldsOnPage(kind: Kind): string[] {
  const picture = fieldsPicture(kind);
  if (!picture || !existsSync(picture)) return [];
  const alt = `A page of this kind, each field framed and named where it is shown`;
  return [heading(2, "Where on the page"), `![${alt}](../../${picture})`];
}

function kindPage(kind: Kind): string {
  const root = fieldsOfKind(kind);
  const path = pageTraits(kind)?.path;
  return page(
    heading(1, nameOf(kind)),
    code(placeOf(kind)) + (path ? ` · the page ${code(path.replace(":name", "name-of-the-file"))}` : ""),
    fieldTable(root, root),
    ...fieldsOnPage(kind),
  );
}

function groupsPage(): string {
  const parts = [...sharedGroups.values()].flatMap(({ id, field, root }) => [
    heading(2, readable(id)),
    fieldTable(root, field),
  ]);
  return page(
    heading(1, "Groups"),
    "Groups of fields that stand in several places, and are the same in each.",
    ...parts,
  );
}

/** Lists of values that have no page of their own. */
function valuesPage(): string {
  const lists = Object.entries(enumWords).filter(([id]) => id !== "IconName" && id !== "BlockKind");
  const parts = lists.flatMap(([id, words]) => [
    heading(2, readable(id)),
    table(
      ["value", "what it is"],
      Object.entries(words).map(([value, meaning]) => [code(value), meaning]),
    ),
  ]);
  return page(heading(1, "Values"), "What can be chosen from, where a field takes one of a list.", ...parts);
}

function contentsPage(): string {
  const rows = contentKinds.map((kind) => [
    `[${nameOf(kind)}](${fileOf(kind)})`,
    code(placeOf(kind)),
    code(pageTraits(kind)?.path.replace(":name", "…") ?? "").replace("``", ""),
  ]);
  return page(
    heading(1, "Reference"),
    "Every field of every file in `content/`, written by `npm run content:reference` from the rules that the check goes by. How each everyday change is made, [editing.md](../editing.md) shows.",
    "- [Blocks](blocks.md): what pages are made of, as it looks and as it is written\n- [Icons](icons.md)\n- [Facts](facts.md): what texts may name in braces\n- [Groups](groups.md) of fields that stand in several places\n- [Values](values.md) that can be chosen from",
    heading(2, "Files"),
    table(["", "file", "page"], rows),
    "The first column of a table has a field's name in the file, the second the one that the form of the [editor](../editing.md) has for it.",
    heading(2, "What a field can be"),
    table(
      ["it is called", "and means"],
      Object.values(formatWords).map(({ name, meaning }) => [name, meaning]),
    ),
  );
}

/** The pages of all kinds of file, of what they share, and the one that leads to them. */
export const kindPages = (): Map<string, string> =>
  new Map([
    ["README.md", contentsPage()],
    ["groups.md", groupsPage()],
    ["values.md", valuesPage()],
    ...contentKinds.map((kind) => [fileOf(kind), kindPage(kind)] as const),
  ]);
