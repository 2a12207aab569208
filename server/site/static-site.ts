import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isClosed } from "../../src/content/maintenance";
import { cacheControl, isImmutable } from "../../src/hosting/cache-control";
import { isRelease } from "../../src/hosting/releases";
import { acceptedEncodings } from "./encoding";
import { FileMemory } from "./file-memory";
import type { BuiltSite } from "./follow-builds";
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

/** Where a page is now that was at a path before, with a slash at its end or without. */
function movedPath(pathname: string, moved: ReadonlyMap<string, string>): string | undefined {
  if (moved.size === 0) return undefined;
  try {
    return moved.get(decodeURIComponent(pathname).replace(/\/$/, ""));
  } catch {
    return undefined;
  }
}

/** How long to wait before asking a closed site again, in seconds. */
const retryAfter = "3600";

/** The best form in which a file can be sent whole: as the browser takes it and the build made it. */
async function readWhole(
  path: string,
  acceptEncoding = "",
): Promise<{ content: Buffer; encoding?: string } | undefined> {
  for (const [encoding, ending] of acceptedEncodings(acceptEncoding)) {
    const content = await readFile(path + ending).catch(() => undefined);
    if (content) return { content, encoding };
  }
  const content = await readFile(path).catch(() => undefined);
  return content && { content };
}

/**
 * Serves the built site: pages without a slash at the end, files with their age and compressed as the
 * build made them, 404 for the rest. While the site is under maintenance, its pages answer 503.
 * @returns what sends a page, for routes that make something of some pages
 */
export async function serveSite(
  app: FastifyInstance,
  buildOf: (request: FastifyRequest) => Readonly<BuiltSite>,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>> {
  await app.register(fastifyStatic, {
    serve: false,
    // Which of them may be seen is decided by pageTarget, before anything is sent.
    dotfiles: "allow",
    cacheControl: false,
    // The ETag says the same, and a page's headers share its first round trip.
    lastModified: false,
    preCompressed: true,
  });
  /** The folder that has a file. Builds before the newest give only files that are the same in every build. */
  const folderOf = (request: FastifyRequest, file: string): string | undefined => {
    const [newest = "", ...earlier] = buildOf(request).folders;
    return [newest, ...(isImmutable(`/${file}`) ? earlier : [])].find((folder) => isFile(join(folder, file)));
  };

  const sendFile = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const path = `/${file}`;
    reply.header("cache-control", cacheControl(path)).header("vary", "accept-encoding");
    if (path.endsWith(".webmanifest")) reply.type("application/manifest+json");
    return reply.sendFile(file, folderOf(request, file) ?? "");
  };
  // Always whole: ranges and conditions are about the page that was asked for, which is not what is sent.
  const sendWhole = async (request: FastifyRequest, reply: FastifyReply, file: string, status: 404 | 503) => {
    const whole = await readWhole(join(buildOf(request).folders[0] ?? "", file), request.headers["accept-encoding"]);
    reply
      .code(status)
      .header("cache-control", cacheControl(`/${file}`))
      .header("vary", "accept-encoding");
    if (status === 503) reply.header("retry-after", retryAfter).header("cache-control", "no-store");
    if (!whole) return reply.type("text/plain; charset=utf-8").send("There is no such page.");
    if (whole.encoding) reply.header("content-encoding", whole.encoding);
    return reply.type("text/html; charset=utf-8").send(whole.content);
  };
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendWhole(request, reply, notFoundFile, buildOf(request).maintenance.isEnabled ? 503 : 404);

  /** One for each build: it goes with it. */
  const memories = new WeakMap<Readonly<BuiltSite>, FileMemory>();
  const memoryOf = (build: Readonly<BuiltSite>): FileMemory => {
    const memory = memories.get(build) ?? new FileMemory();
    memories.set(build, memory);
    return memory;
  };
  const remember = (request: FastifyRequest, pathname: string, file: string) => {
    const folder = folderOf(request, file);
    if (folder !== undefined && isRelease(folder)) memoryOf(buildOf(request)).keep(pathname, folder, file);
  };

  const sendBuilt = (request: FastifyRequest, reply: FastifyReply) => {
    const queryAt = request.url.indexOf("?");
    const pathname = queryAt === -1 ? request.url : request.url.slice(0, queryAt);
    const query = queryAt === -1 ? "" : request.url.slice(queryAt);
    if (memoryOf(buildOf(request)).send(pathname, request, reply)) return reply;
    const target = pageTarget(pathname, (file) => folderOf(request, file) !== undefined);
    if (target.type === "redirect") return reply.redirect(target.to + query, 301);
    const moved = target.type === "nothing" ? movedPath(pathname, buildOf(request).moved) : undefined;
    if (moved !== undefined) return reply.redirect(moved + query, 301);
    if (target.type === "nothing" || notFoundPages.includes(target.file)) return sendNotFound(request, reply);
    if (target.file.endsWith("index.html") && isClosed(pathname, buildOf(request).maintenance))
      return sendWhole(request, reply, target.file, 503);
    remember(request, pathname, target.file);
    return sendFile(request, reply, target.file);
  };
  app.get("/*", sendBuilt);

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
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  return sendBuilt;
}
