import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { kindOf } from "../../src/content/kinds";
import { nameInLanguage } from "../../src/content/languages/languages";
import type { OpenFile, Saved } from "../protocol";
import { Refusal } from "../refusal";
import { type BodyOf, body, type Fields, name, query, text, truth } from "./bodies";
import { published, publishedByOthers } from "./changes";
import { readOrGone, readStored, writeStored } from "./content-file";
import type { EditorOptions } from "./editor-options";
import { createFile, deleteFile, duplicateFile, linksToFile, renameFile } from "./file-operations";
import { gitState } from "./git-state";
import { guard } from "./guard";
import { overviewOf } from "./overview";
import { pageDocument } from "./page-document";
import { pictureBytes, pictureName } from "./picture-file";
import { libraryOf, removePicture } from "./picture-library";
import { publishRoutes } from "./publish-routes";
import { search } from "./search";
import { sharedPicture } from "./shared-picture";
import { beginTranslation, originalOf } from "./translations";
import { takePicture } from "./upload";
import { checkedWithDrafts, type Workplace } from "./workplace";

async function opened(workplace: Workplace, file: string): Promise<OpenFile> {
  const draft = workplace.drafts.get(file);
  // What was written in a file that somebody has deleted meanwhile can still be looked at, and kept or thrown away.
  const { text: source, encoding } = (draft ? readOrGone : readStored)(workplace.contentRoot, file);
  const { problems } = await checkedWithDrafts(workplace, file);
  const refusal = encoding && `content/${file} is written in ${encoding}; save it as UTF-8 in a text editor first.`;
  return {
    file,
    kind: kindOf(nameInLanguage(file))?.typeName ?? "",
    text: source,
    problems,
    ...(draft && { draft }),
    ...(refusal && { refusal }),
  };
}

/** A route that changes something. */
type Change = <const Own extends Fields>(path: string, fields: Own, action: (sent: BodyOf<Own>) => unknown) => void;

/** A route that tells something of a file. */
const tellOf = (app: FastifyInstance, path: string, answer: (file: string) => unknown) =>
  app.get<{ Querystring: { file: string } }>(path, query("file"), ({ query: { file } }) => answer(file));

function fileRoutes(app: FastifyInstance, change: Change, options: EditorOptions): void {
  const { contentRoot, drafts } = options;
  tellOf(app, "/api/file", (file) => opened(options, file));
  tellOf(app, "/api/stored", (file) => ({ text: readOrGone(contentRoot, file).text }));
  const version = { file: name, text, base: text };
  change("/api/draft", version, (draft) => {
    if (readOrGone(contentRoot, draft.file).text === draft.text) drafts.remove(draft.file);
    else drafts.keep(draft);
    return checkedWithDrafts(options, draft.file);
  });
  change("/api/discard", { file: name }, ({ file }) => {
    drafts.remove(file);
    return opened(options, file);
  });
  change("/api/save", version, async (wanted): Promise<Saved> => {
    const other = writeStored(contentRoot, wanted);
    if (other !== undefined) return { other };
    drafts.remove(wanted.file);
    return checkedWithDrafts(options, wanted.file);
  });
  tellOf(app, "/api/original", async (file) => ({ original: await originalOf(options, file) }));
}

/** Routes that make, move and remove files. */
function folderRoutes(app: FastifyInstance, change: Change, options: EditorOptions): void {
  change("/api/new", { kind: name, title: name, inNavigation: truth }, (request) => ({
    file: createFile(options, request),
  }));
  change("/api/duplicate", { file: name, title: name }, ({ file, title }) => ({
    file: duplicateFile(options, file, title),
  }));
  change("/api/translate", { file: name, folder: name }, ({ file, folder }) => ({
    file: beginTranslation(options, file, folder),
  }));
  change("/api/rename", { file: name, name }, ({ file, name: fresh }) => renameFile(options, file, fresh));
  tellOf(app, "/api/links", (file) => linksToFile(options, file));
  change("/api/delete", { file: name, base: text }, ({ file, base }) => deleteFile(options, file, base));
}

/** The pictures of the site as a library. */
function libraryRoutes(app: FastifyInstance, change: Change, options: EditorOptions): void {
  app.get("/api/pictures", () => libraryOf(options));
  change("/api/pictures/remove", { picture: name }, ({ picture }) => removePicture(options, picture));
}

function pictureRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot } = options;
  const types: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };
  app.get<{ Querystring: { file: string; at?: string } }>("/picture", query("file"), async (request, reply) => {
    const { file, at } = request.query;
    const bytes =
      at === "shared"
        ? await sharedPicture(options, file)
        : at === "before"
          ? await published(contentRoot, pictureName(file))
          : at === "theirs"
            ? await publishedByOthers(contentRoot, pictureName(file))
            : pictureBytes(contentRoot, file);
    if (!bytes) throw new Refusal("There was no such picture.", 404);
    // Programs in a drawing may not run, even where it is opened by itself.
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(types[file.replace(/^.*\./, "").toLowerCase()] ?? "image/jpeg").send(bytes);
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, bytes, done) => done(null, bytes));
  app.post<{ Querystring: { name?: string; kind?: string }; Body: Buffer }>(
    "/api/picture",
    { bodyLimit: 60_000_000 },
    async ({ query: { name: called = "picture", kind }, body: bytes }) => {
      if (!Buffer.isBuffer(bytes)) throw new Refusal("There is no picture in this.");
      return {
        picture: await takePicture(contentRoot, bytes, called.slice(0, 200), kind === "photo" ? "photo" : "any"),
      };
    },
  );
}

/** Sentences on requests that are no editor's own, without paths of this machine. */
const sentences: Readonly<Record<number, string>> = {
  400: "The editor cannot understand this request; reload the page.",
  404: "There is nothing at this address.",
  413: "This is too large: a picture may have 60 MB, and a text 5 MB.",
  500: "The editor's server has made a mistake; the terminal has more about it.",
};

export function buildEditor(options: EditorOptions): FastifyInstance {
  const { client, contentRoot, preview } = options;
  const app = fastify({ bodyLimit: 5_000_000, logger: false });
  guard(app, options);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ refusal: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    const refusal = sentences[status] ?? (status < 500 ? sentences[400] : sentences[500]);
    return reply.code(status).send({ refusal });
  });
  app.get("/", (_, reply) => {
    const { address } = preview();
    const framed = address === undefined ? [] : [new URL(address).origin];
    reply.header("content-security-policy", pageDocument.policy(framed));
    return reply.type("text/html; charset=utf-8").send(pageDocument.html(options.isSignedIn));
  });
  app.get("/client.js", async (_, reply) => reply.type("text/javascript; charset=utf-8").send((await client).script));
  app.get("/client.css", async (_, reply) => reply.type("text/css; charset=utf-8").send((await client).styles));
  app.get<{ Params: { file: string } }>("/fonts/:file", ({ params }, reply) => {
    const path = resolve("static/fonts", basename(params.file));
    if (!existsSync(path)) throw new Refusal("There is no such font.", 404);
    return reply.type("font/woff2").send(readFileSync(path));
  });
  app.get("/api/preview", () => preview());
  app.post("/api/restart-preview", () => {
    options.restartPreview();
    return preview();
  });
  const state = async () => ({ git: await gitState(contentRoot), preview: preview() });
  app.get("/api/overview", async () => overviewOf(options, state()));
  app.get("/api/cards", async () => overviewOf(options, state(), false));
  app.get<{ Querystring: { words: string } }>("/api/search", query("words"), ({ query: { words } }) =>
    search(options, words),
  );
  const change: Change = (path, fields, action) => {
    app.post<{ Body: BodyOf<typeof fields> }>(
      path,
      body(fields),
      async (request) => (await action(request.body as BodyOf<typeof fields>)) ?? {},
    );
  };
  fileRoutes(app, change, options);
  folderRoutes(app, change, options);
  pictureRoutes(app, options);
  libraryRoutes(app, change, options);
  publishRoutes(app, options);
  return app;
}
