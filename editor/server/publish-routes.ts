import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type ContentFile, parseContent } from "../../src/content/files/load";
import { languagesOf } from "../../src/content/languages/languages";
import { errorsIn, type Problem } from "../../src/content-check/problems";
import { unsaidPictures, unwrittenIn } from "../../src/content-check/unwritten";
import type { Change, Changes, Chosen, Published } from "../protocol";
import { Refusal } from "../refusal";
import { serialQueue } from "../serial-queue";
import { body, type Fields, name, text, truth } from "./bodies";
import { changesSince, putBack, triedPictures } from "./changes";
import type { EditorOptions } from "./editor-options";
import { git } from "./git-command";
import { gitState } from "./git-state";
import { fetchOthers, isKept, publish } from "./publish";
import { contentWithDrafts, problemsIn } from "./workplace";

const groupOf = (values: object) => ({ type: "object", additionalProperties: values });

const choices = groupOf(groupOf({ enum: ["mine", "theirs"] }));

/** Somebody in whose name changes are published. */
interface Author {
  name: string;
  mail: string;
}

/** Notes in this checkout alone in whose name it publishes. */
async function nameAuthor(root: string, { name, mail }: Author): Promise<object> {
  // Git leaves these signs out, and takes no name without others.
  if (!/[^\s<>.,:;"'\\]/.test(name)) throw new Refusal("Write your name, as colleagues know it.");
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) throw new Refusal("Write your e-mail address, such as ada@example.org.");
  await git(root, ["config", "user.name", name.trim()]);
  await git(root, ["config", "user.email", mail]);
  return {};
}

/** Routes that tell what has changed, publish it, and put it back. */
export function publishRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot, drafts } = options;
  const errors = async () => errorsIn(await problemsIn(contentWithDrafts(options), options));
  const apart = () => triedPictures(contentRoot, contentWithDrafts(options));
  /** One thing at a time: two windows may be open. */
  const inTurn = serialQueue();
  /** A route that does something with git. */
  const take = <Sent>(path: string, fields: Fields, action: (sent: Sent) => Promise<unknown>) =>
    app.post<{ Body: Sent }>(path, body(fields), ({ body: sent }) => inTurn(() => action(sent as Sent)));
  /** What would go live although nobody has written it: in what has changed, and in a language that is published now. */
  const unwritten = (changed: readonly Change[]): Problem[] => {
    const read = ({ file, before }: Change) =>
      before === undefined ? [] : parseContent(file, join(contentRoot, file), before);
    const names = new Set(changed.map(({ file }) => file));
    const files = contentWithDrafts(options);
    const languages = languagesOf(files);
    const found = (all: readonly ContentFile[]) => [
      ...unwrittenIn(names.has("languages.yaml") ? all : all.filter(({ file }) => names.has(file)), languages),
      ...unsaidPictures(all.filter(({ file }) => names.has(file))),
    ];
    const sentence = ({ file, message, now }: Problem) => `${file} ${message} ${now}`;
    const known = new Set(found(changed.filter(({ isPicture }) => !isPicture).flatMap(read)).map(sentence));
    return found(files).filter((problem) => !known.has(sentence(problem)));
  };
  const changes = async (): Promise<Changes> => {
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
  app.get("/api/changes", changes);
  const refuseUnready = async () => {
    const open = drafts.all().map(({ file }) => `content/${file}`);
    if (open.length > 0) throw new Refusal(`Save or discard first: ${open.join(", ")}.`);
    if ((await errors()).length > 0) throw new Refusal("The check finds mistakes; mend them first.", 409);
  };
  take<{ message: string; isSure: boolean; chosen: Chosen }>(
    "/api/publish",
    { message: { ...text, maxLength: 2000 }, isSure: truth, chosen: choices },
    async ({ message, isSure, chosen }): Promise<Published> => {
      if (message.trim() === "") throw new Refusal("Say in one line what has changed.");
      await refuseUnready();
      const left = await apart();
      if (!isSure && unwritten(await changesSince(contentRoot, left)).length > 0)
        return { state: "stopped", reason: "unwritten" };
      const isInOrder = async () => (await errors()).length === 0;
      return publish(contentRoot, { message: message.trim(), apart: left, chosen, isInOrder });
    },
  );
  take<{ chosen: Chosen }>(
    "/api/fetch",
    { chosen: choices },
    async ({ chosen }): Promise<Published | { state: "fetched" }> =>
      (await fetchOthers(contentRoot, chosen)) ?? { state: "fetched" },
  );
  const files = { type: "array", items: name, maxItems: 10_000 };
  take<{ files: string[] }>("/api/put-back", { files }, async ({ files: asked }) => {
    const known = new Set((await changesSince(contentRoot)).map(({ file }) => file));
    await putBack(
      contentRoot,
      asked.filter((file) => known.has(file)),
    );
    for (const file of asked) drafts.remove(file);
    return changes();
  });
  take<Author>("/api/author", { name, mail: name }, (author) => nameAuthor(contentRoot, author));
}
