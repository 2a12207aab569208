import type { FastifyInstance } from "fastify";
import { errorsIn } from "../../src/content-check/problems";
import type { Changes, Chosen, Published } from "../protocol";
import { Refusal } from "../refusal";
import { words } from "../words";
import { type Author, nameAuthor } from "./author";
import { body, name, text } from "./bodies";
import { changesSince, putBack } from "./changes";
import type { EditorOptions } from "./editor-options";
import { gitState } from "./git-state";
import { backToBranch, fetchOthers, isKept, publish } from "./publish";
import { share } from "./share";
import { contentWithDrafts, problemsIn } from "./workplace";

const withField = (name: string, kind: object) => ({ type: "object", properties: { [name]: kind }, required: [name] });

const choices = {
  type: "object",
  additionalProperties: { anyOf: [withField("side", { enum: ["mine", "theirs"] }), withField("text", text)] },
};

/** Routes that tell what has changed, publish it, show it to somebody, and put it back. */
export function publishRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot, drafts, uploads, onChange } = options;
  const errors = async () => errorsIn(await problemsIn(contentWithDrafts(options), options));
  /** Pictures that were tried and put back. */
  const apart = () => uploads.unused(contentWithDrafts(options));
  /** One thing at a time: two windows may be open. */
  let underWay: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
    const turn = underWay.then(action, action);
    underWay = turn.catch(() => undefined);
    return turn;
  };
  const changes = async (): Promise<Changes> => {
    const git = await gitState(contentRoot);
    return {
      git,
      changes: git.isThere ? await changesSince(contentRoot, new Set(apart())) : [],
      isKept: git.isThere && (await isKept(contentRoot, apart())),
      errors: await errors(),
      drafts: drafts.all().map(({ file }) => file),
    };
  };
  app.get("/api/changes", changes);
  const refuseUnready = async () => {
    const open = drafts.all().map(({ file }) => `content/${file}`);
    if (open.length > 0) throw new Refusal(`Save or discard first: ${open.join(", ")}.`);
    if ((await errors()).length > 0) throw new Refusal("The check finds mistakes; mend them first.", 409);
  };
  app.post<{ Body: { message: string; chosen: Chosen } }>(
    "/api/publish",
    body({ message: { ...text, maxLength: 2000 }, chosen: choices }),
    ({ body: { message, chosen } }): Promise<Published> =>
      inTurn(async () => {
        if (message.trim() === "") throw new Refusal("Say in one line what has changed.");
        await refuseUnready();
        const isInOrder = async () => (await errors()).length === 0;
        const put = await publish(contentRoot, { message: message.trim(), apart: apart(), chosen, isInOrder });
        if (put.state === "published") uploads.keepOnly(apart());
        onChange();
        return put;
      }),
  );
  app.post<{ Body: { chosen: Chosen } }>(
    "/api/fetch",
    body({ chosen: choices }),
    ({ body: { chosen } }): Promise<Published | { state: "fetched" }> =>
      inTurn(async () => {
        const stopped = await fetchOthers(contentRoot, chosen);
        onChange();
        return stopped ?? { state: "fetched" };
      }),
  );
  app.post<{ Body: { chosen: Chosen } }>("/api/back-to-branch", body({ chosen: choices }), ({ body: { chosen } }) =>
    inTurn(async () => {
      const stopped = await backToBranch(contentRoot, { message: words.keptBefore, apart: apart(), chosen });
      onChange();
      return stopped ?? { state: "fetched" };
    }),
  );
  app.post<{ Body: { files: string[] } }>(
    "/api/put-back",
    body({ files: { type: "array", items: name, maxItems: 10_000 } }),
    ({ body: { files } }) =>
      inTurn(async () => {
        const known = new Set((await changesSince(contentRoot)).map(({ file }) => file));
        const wanted = files.filter((file) => known.has(file));
        await putBack(contentRoot, wanted);
        for (const file of files) if (drafts.get(file)) drafts.remove(file);
        onChange();
        return changes();
      }),
  );
  app.post<{ Body: Author }>("/api/author", body({ name, mail: name }), ({ body: author }) =>
    inTurn(() => nameAuthor(contentRoot, author)),
  );
  app.post<{ Body: { name: string } }>("/api/share", body({ name }), ({ body: { name: called } }) =>
    inTurn(async () => {
      await refuseUnready();
      return share(contentRoot, called, apart(), options.branchAddress);
    }),
  );
}
