import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { RequestError } from "../../src/content-check/new/new-file";
import { EditRefusal } from "../edit-refusal";
import { actionsOf } from "./actions";
import { publishedFile } from "./changes";
import { documentPage, documentPolicy } from "./client-files";
import { pictureBytes, pictureName } from "./content-file";
import { guard } from "./guard";
import { takePicture } from "./upload";
import type { EditorOptions } from "./workplace";

const pictureTypes: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

function pictureRoutes(app: FastifyInstance, options: EditorOptions): void {
  const { contentRoot } = options;
  app.get<{ Querystring: { file?: unknown; at?: "before" | "theirs" } }>("/picture", async ({ query }, reply) => {
    const file = pictureName(String(query.file));
    const bytes = query.at ? await publishedFile(contentRoot, file, query.at) : pictureBytes(contentRoot, file);
    if (!bytes) throw new EditRefusal("There was no such picture.", 404);
    // Programs in a drawing may not run, even where it is opened by itself.
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(pictureTypes[file.replace(/^.*\./, "").toLowerCase()] ?? "image/jpeg").send(bytes);
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, bytes, done) => done(null, bytes));
  app.post<{ Querystring: { name?: string; kind?: string }; Body: Buffer }>(
    "/api/picture",
    { bodyLimit: 60_000_000 },
    async ({ query: { name = "picture", kind }, body }) => {
      if (!Buffer.isBuffer(body)) throw new EditRefusal("There is no picture in this.");
      return { picture: await takePicture(contentRoot, body, name, kind === "photo" ? "photo" : "any") };
    },
  );
}

const sentences = {
  400: "The editor cannot understand this request; reload the page.",
  404: "There is nothing at this address.",
  413: "This is too large: a picture may have 60 MB, and a text 5 MB.",
  500: "The editor's server has made a mistake; the terminal has more about it.",
};

export function buildEditor(options: EditorOptions): FastifyInstance {
  const { client, preview } = options;
  const app = fastify({ bodyLimit: 5_000_000, logger: false });
  guard(app, options);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof RequestError) return reply.code(400).send({ refusal: error.message });
    if (error instanceof EditRefusal) return reply.code(error.status).send({ refusal: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    const known: Readonly<Record<number, string>> = sentences;
    const refusal = known[status] ?? (status < 500 ? sentences[400] : sentences[500]);
    return reply.code(status).send({ refusal });
  });
  app.get("/", (_, reply) => {
    reply.header("content-security-policy", documentPolicy(preview().address));
    return reply.type("text/html; charset=utf-8").send(documentPage);
  });
  app.get("/client.js", async (_, reply) => reply.type("text/javascript; charset=utf-8").send((await client).script));
  app.get("/client.css", async (_, reply) => reply.type("text/css; charset=utf-8").send((await client).styles));
  app.get<{ Params: { file: string } }>("/fonts/:file", ({ params }, reply) => {
    const path = resolve("static/fonts", basename(params.file));
    if (!existsSync(path)) throw new EditRefusal("There is no such font.", 404);
    return reply.type("font/woff2").send(readFileSync(path));
  });
  const actions = new Map(Object.entries(actionsOf(options)));
  app.post<{ Params: { name: string } }>("/api/:name", async ({ params, body }) => {
    const action = actions.get(params.name);
    if (!action) throw new EditRefusal(sentences[404], 404);
    const { data, error } = action.sent.safeParse(body);
    if (error) throw new EditRefusal(sentences[400]);
    return (await action.run(data as never)) ?? {};
  });
  pictureRoutes(app, options);
  return app;
}
