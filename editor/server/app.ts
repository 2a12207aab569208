import { readFileSync } from "node:fs";
import fastify, { type FastifyInstance } from "fastify";
import { kindOf } from "../../src/content/kinds";
import { errorsIn } from "../../src/content-check/problems";
import type { OpenFile, PreviewState, Saved } from "../protocol";
import { type ClientFiles, fontPaths } from "./client-files";
import { readStored, writeStored } from "./content-file";
import { createFile, deleteFile, duplicateFile, linksToFile, pictureBytes, renameFile } from "./file-operations";
import { changesSince, committed, gitState, publish } from "./git";
import { guard } from "./guard";
import { overviewOf } from "./overview";
import { pageDocument } from "./page-document";
import { Refusal } from "./refusal";
import { search } from "./search";
import { takePicture } from "./upload";
import { checkedWithDrafts, contentWithDrafts, problemsIn, type Workplace } from "./workplace";

export interface EditorOptions extends Workplace {
  token: string;
  /** The editor's own address, once it listens. */
  origin: () => string;
  client: ClientFiles;
  preview: () => PreviewState;
  /** Called after everything that changes what the pages would show. */
  onChange: () => void;
}

const text = { type: "string" } as const;
const name = { type: "string", minLength: 1, maxLength: 200 } as const;

/** A body with exactly these fields. */
const body = (properties: Record<string, object>) => ({
  schema: { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } },
});

async function opened(workplace: Workplace, file: string): Promise<OpenFile> {
  const { text: source, digest, encoding } = readStored(workplace.contentRoot, file);
  const draft = workplace.drafts.get(file);
  const { problems } = await checkedWithDrafts(workplace, file);
  const refusal = encoding && `content/${file} is written in ${encoding}; save it as UTF-8 in a text editor first.`;
  return {
    file,
    kind: kindOf(file)?.typeName ?? "",
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
  app.get<{ Querystring: { file: string } }>("/api/file", ({ query }) => opened(options, query.file));
  app.get<{ Querystring: { file: string } }>("/api/digest", ({ query }) => {
    const { text: source, digest } = readStored(contentRoot, query.file);
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

/** What makes, moves and removes files. */
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
  app.get<{ Querystring: { file: string } }>("/api/links", ({ query }) => linksToFile(options, query.file));
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

function pictureRoutes(app: FastifyInstance, { contentRoot, onChange }: EditorOptions): void {
  const types: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };
  app.get<{ Querystring: { file: string; at?: string } }>("/picture", async ({ query: { file, at } }, reply) => {
    const bytes = at === "before" ? await committed(contentRoot, file) : pictureBytes(contentRoot, file);
    if (!bytes) throw new Refusal("There was no such picture.", 404);
    // What is in a drawing may not run, even where it is opened by itself.
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(types[file.replace(/^.*\./, "").toLowerCase()] ?? "image/jpeg").send(bytes);
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, bytes, done) => done(null, bytes));
  app.post<{ Querystring: { name?: string }; Body: Buffer }>(
    "/api/picture",
    { bodyLimit: 60_000_000 },
    async ({ query, body: bytes }) => {
      if (!Buffer.isBuffer(bytes)) throw new Refusal("There is no picture in this.");
      const picture = await takePicture(contentRoot, bytes, query.name ?? "picture");
      onChange();
      return { picture };
    },
  );
}

function publishRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot, drafts } = options;
  const errors = async () => errorsIn(await problemsIn(contentWithDrafts(options), options));
  app.get("/api/changes", async () => {
    const { isThere } = await gitState(contentRoot);
    const changes = isThere ? await changesSince(contentRoot) : [];
    return { changes, errors: await errors(), drafts: drafts.all().map(({ file }) => file) };
  });
  app.post<{ Body: { message: string } }>("/api/publish", body({ message: text }), async (request) => {
    const message = request.body.message.trim();
    if (message === "") throw new Refusal("Say in one line what has changed.");
    const open = drafts.all();
    if (open.length > 0) {
      throw new Refusal(`Save or discard first: ${open.map(({ file }) => `content/${file}`).join(", ")}.`);
    }
    const found = await errors();
    if (found.length > 0) throw new Refusal("The check finds mistakes; mend them first.", 409);
    return publish(contentRoot, message);
  });
}

/** The server of the visual editor. */
export function buildEditor(options: EditorOptions): FastifyInstance {
  const { client, contentRoot, preview } = options;
  const app = fastify({ bodyLimit: 5_000_000, logger: false });
  guard(app, options);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const isKnown = error instanceof Refusal || error.name === "EditRefused";
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? (isKnown ? 400 : 500));
    if (status >= 500) console.error(error);
    return reply.code(status).send({ refusal: error.message });
  });
  app.get("/", (_, reply) => {
    const { address } = preview();
    reply.header("content-security-policy", pageDocument.policy(address));
    return reply.type("text/html; charset=utf-8").send(pageDocument.html);
  });
  app.get("/client.js", (_, reply) => reply.type("text/javascript; charset=utf-8").send(client.script));
  app.get("/client.css", (_, reply) => reply.type("text/css; charset=utf-8").send(client.styles));
  app.get<{ Params: { file: string } }>("/fonts/:file", ({ params }, reply) => {
    const path = fontPaths.get(`/fonts/${params.file}`);
    if (!path) throw new Refusal("There is no such font.", 404);
    return reply.type("font/woff2").send(readFileSync(path));
  });
  app.get("/api/preview", () => preview());
  app.get("/api/overview", async () => overviewOf(options, { git: await gitState(contentRoot), preview: preview() }));
  app.get<{ Querystring: { words?: string } }>("/api/search", ({ query }) => search(options, query.words ?? ""));
  fileRoutes(app, options);
  folderRoutes(app, options);
  pictureRoutes(app, options);
  publishRoutes(app, options);
  return app;
}
