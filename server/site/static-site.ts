import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
  // Always whole: ranges and conditions are about the page that was asked for, which does not exist.
  const sendNotFound = async (reply: FastifyReply) => {
    const page = await readFile(join(publicFolder, notFoundFile)).catch(() => undefined);
    reply.code(404).header("cache-control", cacheControl(`/${notFoundFile}`));
    return page
      ? reply.type("text/html; charset=utf-8").send(page)
      : reply.type("text/plain; charset=utf-8").send("There is no such page.");
  };

  app.get("/*", (request, reply) => {
    const queryAt = request.url.indexOf("?");
    const pathname = queryAt === -1 ? request.url : request.url.slice(0, queryAt);
    const query = queryAt === -1 ? "" : request.url.slice(queryAt);
    const target = pageTarget(pathname, exists);
    if (target.type === "redirect") return reply.redirect(target.to + query, 301);
    if (target.type === "file" && !notFoundPages.includes(target.file)) return sendFile(reply, target.file);
    return sendNotFound(reply);
  });

  const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = request.url.split("?", 1)[0] === "/" ? "GET, HEAD, POST" : "GET, HEAD";
    return reply
      .code(405)
      .header("allow", allowed)
      .type("text/plain; charset=utf-8")
      .send(`This address answers ${allowed} only.`);
  };
  // Before the body is read: what it holds makes no difference to a method that is not taken.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return refuseMethod(request, reply);
  });
  // Every GET has a route, so this is for a file that vanished while it was being answered, as during a build.
  app.setNotFoundHandler((_, reply) => sendNotFound(reply));
}
