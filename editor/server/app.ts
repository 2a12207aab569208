import { readFileSync } from "node:fs";
import fastify, { type FastifyInstance } from "fastify";
import { kindOf } from "../../src/content/kinds";
import { nameInLanguage } from "../../src/content/languages";
import type { OpenFile, Saved } from "../protocol";
import { body, name, query, text } from "./bodies";
import { published } from "./changes";
import { fontPaths } from "./client-files";
import { readStored, writeStored } from "./content-file";
import type { EditorOptions } from "./editor-options";
import { createFile, deleteFile, duplicateFile, linksToFile, renameFile } from "./file-operations";
import { gitState } from "./git-state";
import { guard } from "./guard";
import { overviewOf } from "./overview";
import { pageDocument } from "./page-document";
import { pictureBytes, pictureName } from "./picture-file";
import { libraryOf, removePicture, renamePicture, replacePicture } from "./picture-library";
import { publishRoutes } from "./publish-routes";
import { Refusal } from "./refusal";
import { search } from "./search";
import { beginTranslation, originalOf } from "./translations";
import { takePicture } from "./upload";
import { checkedWithDrafts, type Workplace } from "./workplace";

async function opened(workplace: Workplace, file: string): Promise<OpenFile> {
  const { text: source, digest, encoding } = readStored(workplace.contentRoot, file);
  const draft = workplace.drafts.get(file);
  const { problems } = await checkedWithDrafts(workplace, file);
  const refusal = encoding && `content/${file} is written in ${encoding}; save it as UTF-8 in a text editor first.`;
  return {
    file,
    kind: kindOf(nameInLanguage(file))?.typeName ?? "",
    text: source,
    digest,
    problems,
    ...(draft && { draft: { text: draft.text, base: draft.base, baseText: draft.baseText } }),
    ...(refusal && { refusal }),
  };
}

/** Everything that reads or writes one file. */
function fileRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot, drafts, onChange } = options;
  app.get<{ Querystring: { file: string } }>("/api/file", query("file"), ({ query: { file } }) =>
    opened(options, file),
  );
  app.get<{ Querystring: { file: string } }>("/api/digest", query("file"), ({ query: { file } }) => {
    const { text: source, digest } = readStored(contentRoot, file);
    return { text: source, digest };
  });
  app.post<{ Body: { file: string; text: string; base: string } }>(
    "/api/draft",
    body({ file: name, text, base: name }),
    async ({ body: draft }) => {
      const stored = readStored(contentRoot, draft.file);
      const known = drafts.get(draft.file);
      const baseText = stored.digest !== draft.base && known?.base === draft.base ? known.baseText : stored.text;
      if (stored.text === draft.text) drafts.remove(draft.file);
      else drafts.keep({ file: draft.file, text: draft.text, base: draft.base, baseText });
      onChange();
      return checkedWithDrafts(options, draft.file);
    },
  );
  app.post<{ Body: { file: string } }>("/api/discard", body({ file: name }), async ({ body: { file } }) => {
    drafts.remove(file);
    onChange();
    return opened(options, file);
  });
  app.post<{ Body: { file: string; text: string; base: string } }>(
    "/api/save",
    body({ file: name, text, base: name }),
    async ({ body: { file, text: wanted, base } }): Promise<Saved> => {
      const other = writeStored(contentRoot, file, wanted, base);
      if (other) return { conflict: { text: other.text, digest: other.digest } };
      drafts.remove(file);
      onChange();
      return { digest: readStored(contentRoot, file).digest, ...(await checkedWithDrafts(options, file)) };
    },
  );
}

/** Originals of translations, and files that become one. */
function translationRoutes(app: FastifyInstance, options: EditorOptions): void {
  app.get<{ Querystring: { file: string } }>("/api/original", query("file"), async ({ query: { file } }) => ({
    original: await originalOf(options, file),
  }));
  app.post<{ Body: { file: string; folder: string } }>(
    "/api/translate",
    body({ file: name, folder: name }),
    async (request) => {
      const file = beginTranslation(options, request.body.file, request.body.folder);
      options.onChange();
      return { file };
    },
  );
}

/** Routes that make, move and remove files. */
function folderRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { onChange } = options;
  app.post<{ Body: { kind: string; title: string; inNavigation: boolean } }>(
    "/api/new",
    body({ kind: name, title: name, inNavigation: { type: "boolean" } }),
    async (request) => {
      const file = createFile(options, request.body);
      onChange();
      return { file };
    },
  );
  app.post<{ Body: { file: string; title: string } }>(
    "/api/duplicate",
    body({ file: name, title: name }),
    async (request) => {
      const file = duplicateFile(options, request.body.file, request.body.title);
      onChange();
      return { file };
    },
  );
  app.post<{ Body: { file: string; name: string } }>("/api/rename", body({ file: name, name }), async (request) => {
    const renamed = renameFile(options, request.body.file, request.body.name);
    onChange();
    return renamed;
  });
  app.get<{ Querystring: { file: string } }>("/api/links", query("file"), ({ query: { file } }) =>
    linksToFile(options, file),
  );
  app.post<{ Body: { file: string; base: string } }>(
    "/api/delete",
    body({ file: name, base: name }),
    async (request) => {
      deleteFile(options, request.body.file, request.body.base);
      onChange();
      return {};
    },
  );
}

/** The pictures of the site as a library, and what is done with one as a whole. */
function libraryRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { onChange, uploads } = options;
  app.get("/api/pictures", () => libraryOf(options));
  app.post<{ Body: { picture: string; name: string } }>(
    "/api/pictures/rename",
    body({ picture: name, name }),
    async ({ body: { picture, name: wanted } }) => {
      const renamed = renamePicture(options, picture, wanted);
      uploads.rename(picture, renamed.picture);
      onChange();
      return renamed;
    },
  );
  app.post<{ Body: { picture: string; instead: string } }>(
    "/api/pictures/replace",
    body({ picture: name, instead: name }),
    async ({ body: { picture, instead } }) => {
      const replaced = replacePicture(options, picture, instead);
      onChange();
      return replaced;
    },
  );
  app.post<{ Body: { picture: string } }>(
    "/api/pictures/remove",
    body({ picture: name }),
    async ({ body: { picture } }) => {
      removePicture(options, picture);
      uploads.forget([picture]);
      onChange();
      return {};
    },
  );
}

function pictureRoutes(app: FastifyInstance, { contentRoot, onChange, uploads }: EditorOptions): void {
  const types: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };
  app.get<{ Querystring: { file: string; at?: string } }>("/picture", query("file"), async (request, reply) => {
    const { file, at } = request.query;
    const isBefore = at === "before";
    const bytes = isBefore ? await published(contentRoot, pictureName(file)) : pictureBytes(contentRoot, file);
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
      const picture = await takePicture(contentRoot, bytes, called.slice(0, 200), kind === "photo" ? "photo" : "any");
      uploads.add(picture);
      onChange();
      return { picture };
    },
  );
}

/** Sentences on requests that are no editor's own, without paths of this machine. */
const sentences: Readonly<Record<number, string>> = {
  400: "The editor cannot understand this request; reload the page.",
  404: "There is nothing at this address.",
  413: "This is too large: a picture may have 60 MB, and a text 5 MB.",
  500: "The editor's server has made a mistake; the terminal has more about it. What you wrote is kept.",
};

/** The server of the visual editor. */
export function buildEditor(options: EditorOptions): FastifyInstance {
  const { client, contentRoot, preview } = options;
  const app = fastify({ bodyLimit: 5_000_000, logger: false });
  guard(app, options);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const isKnown = error instanceof Refusal || error.name === "EditRefused";
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? (isKnown ? 400 : 500));
    if (isKnown) return reply.code(status).send({ refusal: error.message });
    if (status >= 500) console.error(error);
    const refusal = sentences[status] ?? (status < 500 ? sentences[400] : sentences[500]);
    return reply.code(status).send({ refusal });
  });
  app.get("/", (_, reply) => {
    const { address, published: before } = preview();
    const framed = [address, before].flatMap((shown) => (shown === undefined ? [] : new URL(shown).origin));
    reply.header("content-security-policy", pageDocument.policy(framed));
    return reply.type("text/html; charset=utf-8").send(pageDocument.html(options.isSignedIn));
  });
  app.get("/client.js", (_, reply) => reply.type("text/javascript; charset=utf-8").send(client.script));
  app.get("/client.css", (_, reply) => reply.type("text/css; charset=utf-8").send(client.styles));
  app.get<{ Params: { file: string } }>("/fonts/:file", ({ params }, reply) => {
    const path = fontPaths.get(`/fonts/${params.file}`);
    if (!path) throw new Refusal("There is no such font.", 404);
    return reply.type("font/woff2").send(readFileSync(path));
  });
  app.get("/api/preview", () => preview());
  app.post("/api/restart-preview", () => {
    options.restartPreview();
    return preview();
  });
  const state = async () => ({ git: await gitState(contentRoot), preview: preview() });
  app.get("/api/overview", async () => overviewOf(options, await state()));
  app.get("/api/cards", async () => overviewOf(options, await state(), false));
  app.get<{ Querystring: { words?: string } }>("/api/search", query(), ({ query: { words = "" } }) =>
    search(options, words),
  );
  fileRoutes(app, options);
  folderRoutes(app, options);
  translationRoutes(app, options);
  pictureRoutes(app, options);
  libraryRoutes(app, options);
  publishRoutes(app, options);
  return app;
}
