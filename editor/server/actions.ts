import { z } from "zod";
import { fieldName } from "../../src/content/fields/values";
import { EditRefusal } from "../edit-refusal";
import { type Checked, mostFound, type Version } from "../protocol";
import { readOrGone, readStored, writeStored } from "./content-file";
import { createFile, deleteFile, duplicateFile, linksToFile, renameFile } from "./file-operations";
import { overviewOf, textsOf, titleOf } from "./overview";
import { libraryOf, removePicture } from "./picture-library";
import { action, name, publishActions } from "./publish-actions";
import { beginTranslation, originalOf } from "./translations";
import { checkedWithDrafts, contentWithDrafts, type EditorOptions, type Workplace } from "./workplace";

async function opened(workplace: Workplace, file: string) {
  const draft = workplace.drafts.get(file);
  // What was written in a file that somebody has deleted meanwhile can still be looked at, and kept or thrown away.
  const { text, isForeign } = (draft ? readOrGone : readStored)(workplace.contentRoot, file);
  if (isForeign) throw new EditRefusal(`content/${file} is not UTF-8; save it as UTF-8 in a text editor first.`);
  const { problems } = await checkedWithDrafts(workplace, file);
  return { file, text, problems, draft };
}

function excerptOf(text: string, at: number, length: number): string {
  const [start, end] = [Math.max(0, at - 40), at + length + 60];
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

function search(workplace: Workplace, words: string) {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  const found = contentWithDrafts(workplace).flatMap((content) =>
    textsOf(content).flatMap(({ path, text }) => {
      const at = text.toLowerCase().indexOf(wanted);
      if (at < 0) return [];
      const excerpt = excerptOf(text, at, wanted.length);
      return [{ file: content.file, title: titleOf(content), field: fieldName(path), excerpt }];
    }),
  );
  return found.slice(0, mostFound);
}

const version = { file: name, text: z.string(), base: z.string(), by: z.string(), over: z.string() };

export const actionsOf = (options: EditorOptions) => {
  const { contentRoot, drafts, preview } = options;
  return {
    preview: action({}, preview),
    restartPreview: action({}, options.restartPreview),
    overview: action({}, () => overviewOf(options, true)),
    cards: action({}, () => overviewOf(options, false)),
    search: action({ words: z.string().max(200) }, ({ words }) => search(options, words)),

    file: action({ file: name }, ({ file }) => opened(options, file)),
    stored: action({ file: name }, ({ file }) => ({ text: readOrGone(contentRoot, file).text })),
    draft: action(version, async (draft): Promise<Checked | { other: Version }> => {
      const other = drafts.unseenBy(draft);
      if (other) return { other };
      if (readOrGone(contentRoot, draft.file).text === draft.text) drafts.remove(draft.file);
      else drafts.keep(draft);
      return checkedWithDrafts(options, draft.file);
    }),
    discard: action(version, (draft) => {
      if (!drafts.unseenBy(draft)) drafts.remove(draft.file);
      return opened(options, draft.file);
    }),
    save: action(version, async (wanted): Promise<Checked | { other: Version | string }> => {
      const other = drafts.unseenBy(wanted) ?? writeStored(contentRoot, wanted);
      if (other !== undefined) return { other };
      drafts.remove(wanted.file);
      return checkedWithDrafts(options, wanted.file);
    }),
    original: action({ file: name }, async ({ file }) => ({ original: await originalOf(options, file) })),

    create: action({ kind: name, title: name, inNavigation: z.boolean(), menu: z.string().optional() }, (request) =>
      createFile(options, request),
    ),
    duplicate: action({ file: name, title: name }, ({ file, title }) => ({
      file: duplicateFile(options, file, title),
    })),
    translate: action({ file: name, folder: name }, ({ file, folder }) => ({
      file: beginTranslation(options, file, folder),
    })),
    rename: action({ file: name, name }, ({ file, name: fresh }) => renameFile(options, file, fresh)),
    links: action({ file: name }, ({ file }) => linksToFile(options, file)),
    remove: action({ file: name, base: z.string() }, ({ file, base }) => deleteFile(options, file, base)),

    pictures: action({}, () => libraryOf(options)),
    removePicture: action({ picture: name }, ({ picture }) => removePicture(options, picture)),
    ...publishActions(options),
  };
};

type Actions = ReturnType<typeof actionsOf>;

type Asked<Run extends (...sent: never[]) => unknown> = (...sent: Parameters<Run>) => Promise<Awaited<ReturnType<Run>>>;

export type Api = { [Name in keyof Actions]: Asked<Actions[Name]["run"]> };
