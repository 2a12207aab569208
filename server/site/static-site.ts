import { statSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { cacheControl } from "./cache-control";
import { pageTarget } from "./page-path";

/** The page that is shown for every path that leads nowhere. */
const notFoundFile = "404.html";

/** Pages that exist as files and are still no pages: asking for them is asking for nothing. */
const notFoundPages = ["404/index.html", notFoundFile];

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Serves the built site from a folder: pages without a slash at the end, files with their age, 404 for the rest. */
export async function serveSite(app: FastifyInstance, publicFolder: string): Promise<void> {
  await app.register(fastifyStatic, { root: publicFolder, serve: false, dotfiles: "deny", cacheControl: false });
  const exists = (file: string) => isFile(join(publicFolder, file));

  const sendFile = (reply: FastifyReply, file: string) => {
    const path = `/${file}`;
    reply.header("cache-control", cacheControl(path));
    if (path.endsWith(".webmanifest")) reply.type("application/manifest+json");
    return reply.sendFile(file);
  };
  const sendNotFound = (reply: FastifyReply) => sendFile(reply.code(404), notFoundFile);

  app.get("/*", (request, reply) => {
    const [pathname = "/", query] = request.url.split("?", 2);
    const target = pageTarget(pathname, exists);
    if (target.type === "redirect") return reply.redirect(query ? `${target.to}?${query}` : target.to, 301);
    if (target.type === "file" && !notFoundPages.includes(target.file)) return sendFile(reply, target.file);
    return sendNotFound(reply);
  });

  // The default address of Notify Me on the maintenance screen: an empty request that only wants to be taken.
  app.post("/", (_, reply) => reply.code(204).send());

  app.setNotFoundHandler((request, reply) => {
    const allowed = request.url.split("?", 1)[0] === "/" ? "GET, HEAD, POST" : "GET, HEAD";
    return reply.code(405).header("allow", allowed).type("text/plain").send(`This address answers ${allowed} only.`);
  });
}
