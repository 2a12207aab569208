import { join } from "node:path";
import { z } from "zod";
import { type ContentFile, parseContent } from "../../src/content/files/load";
import { folderOf, languagesOf } from "../../src/content/languages/languages";
import { unsaidPictures } from "../../src/content-check/advice";
import { checkWithPictures } from "../../src/content-check/check";
import { isPublishedLanguage } from "../../src/content-check/languages";
import { errorsIn, type Problem } from "../../src/content-check/problems";
import { unwrittenIn } from "../../src/content-check/texts";
import { EditRefusal } from "../edit-refusal";
import type { Published } from "../protocol";
import { serialQueue } from "../serial-queue";
import { type Change, changesSince, putBack, triedPictures } from "./changes";
import { git, gitState } from "./git-command";
import { fetchOthers, isKept, publish } from "./publish";
import { contentWithDrafts, type EditorOptions } from "./workplace";

export const name = z.string().min(1).max(200);

export const action = <Shape extends z.ZodRawShape, Run extends (sent: z.output<z.ZodObject<Shape>>) => unknown>(
  shape: Shape,
  run: Run,
) => ({ sent: z.object(shape), run });

const chosen = z.record(z.string(), z.record(z.string(), z.enum(["mine", "theirs"])));

/** A name of which git would take nothing is asked for again. */
async function nameAuthor(root: string, name: string, mail: string): Promise<void> {
  await git(root, ["config", "user.name", name.trim()]);
  await git(root, ["config", "user.email", mail]);
}

export function publishActions(options: EditorOptions) {
  const { contentRoot, drafts } = options;
  const errors = async () => errorsIn(await checkWithPictures(contentWithDrafts(options), options));
  const apart = () => triedPictures(contentRoot, contentWithDrafts(options));
  /** One thing at a time: two windows may be open. */
  const inTurn = serialQueue();
  /** What would go live although nobody has written it: in what has changed, and in a language that is published now. */
  const unwritten = (changed: readonly Change[]): Problem[] => {
    const read = ({ file, before }: Change) =>
      before === undefined ? [] : parseContent(file, join(contentRoot, file), before);
    const names = new Set(changed.map(({ file }) => file));
    const files = contentWithDrafts(options);
    const languages = languagesOf(files);
    const found = (all: readonly ContentFile[]) => [
      ...unwrittenIn(names.has("languages.yaml") ? all : all.filter(({ file }) => names.has(file)), languages),
      ...unsaidPictures(all.filter(({ file }) => names.has(file) && isPublishedLanguage(files, folderOf(file)))),
    ];
    const sentence = ({ file, message, now }: Problem) => `${file} ${message} ${now}`;
    const known = new Set(found(changed.flatMap(read)).map(sentence));
    return found(files).filter((problem) => !known.has(sentence(problem)));
  };
  const changes = async () => {
    const state = await gitState(contentRoot);
    const left = state.isThere ? await apart() : [];
    const found = state.isThere ? await changesSince(contentRoot, left) : [];
    return {
      git: state,
      changes: found,
      isKept: state.isThere && (await isKept(contentRoot, left)),
      errors: await errors(),
      unwritten: unwritten(found),
      drafts: drafts.all().map(({ file }) => file),
    };
  };
  const refuseUnready = async () => {
    const open = drafts.all().map(({ file }) => `content/${file}`);
    if (open.length > 0) throw new EditRefusal(`Save or discard first: ${open.join(", ")}.`);
    if ((await errors()).length > 0) throw new EditRefusal("The check finds mistakes; mend them first.", 409);
  };
  return {
    changes: action({}, changes),
    publish: action({ message: z.string().max(2000), isSure: z.boolean(), chosen }, (sent) =>
      inTurn(async (): Promise<Published> => {
        const message = sent.message.trim();
        if (message === "") throw new EditRefusal("Say in one line what has changed.");
        await refuseUnready();
        const left = await apart();
        if (!sent.isSure && unwritten(await changesSince(contentRoot, left)).length > 0)
          return { state: "stopped", reason: "unwritten" };
        const isInOrder = async () => (await errors()).length === 0;
        return publish(contentRoot, { message, apart: left, chosen: sent.chosen, isInOrder });
      }),
    ),
    fetchOthers: action({ chosen }, (sent) => inTurn(() => fetchOthers(contentRoot, sent.chosen))),
    putBack: action({ files: z.array(name).max(10_000) }, ({ files }) =>
      inTurn(async () => {
        const known = new Set((await changesSince(contentRoot)).map(({ file }) => file));
        await putBack(
          contentRoot,
          files.filter((file) => known.has(file)),
        );
        for (const file of files) drafts.remove(file);
        return changes();
      }),
    ),
    nameAuthor: action({ name, mail: name }, (author) =>
      inTurn(() => nameAuthor(contentRoot, author.name, author.mail)),
    ),
  };
}
