import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isClosed } from "../../src/content/maintenance";
import { cacheControl } from "../../src/hosting/cache-control";
import { decoded } from "../decoded";
import { type BuiltSite, notFoundPages, pageKey, withoutEnd } from "./follow-builds";

type PageTarget = { file: string } | { to: string; fragment: string } | undefined;

/**
 * Finds what answers a path. Pages have no slash at the end: `/about` is `about/index.html`, and an address that is almost
 * that of a page leads there, by the list of pages alone. Only what is in the tables is ever found.
 */
function pageTarget(path: string, { files, pages }: Pick<BuiltSite, "files" | "pages">): PageTarget {
  const name = path.slice(1);
  const page = path === "/" ? "index.html" : `${name}/index.html`;
  if (files.has(page)) return { file: page };
  if (files.has(name) && !/(?:^|\/)index\.html$/.test(name)) return { file: name };
  const [, address = "", fragment = ""] = /^([^#?]*)(.*)$/s.exec(withoutEnd(path)) ?? [];
  const to = pages.get(path.replace(/\/$/, "")) ?? (path === "" ? undefined : pages.get(pageKey(address)));
  return to === undefined ? undefined : { to, fragment: encodeURI(fragment) };
}

const conditions = ["range", "if-range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since"];

/**
 * Serves the built site: pages without a slash at the end, files with their age and compressed as the
 * build made them, 404 for the rest. While the site is under maintenance, its pages answer 503.
 */
export async function serveSite(
  app: FastifyInstance,
  buildOf: (request: FastifyRequest) => Readonly<BuiltSite>,
  nothingHere: (request: FastifyRequest) => string,
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    cacheControl: false,
    // The ETag says the same, and a page's headers share its first round trip.
    lastModified: false,
    preCompressed: true,
  });

  const sendFile = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const path = `/${file}`;
    reply.header("cache-control", cacheControl(path)).header("vary", "accept-encoding");
    // A part is sent on the condition of a strong validator alone, and there is none: our ETags are weak.
    if (request.headers["if-range"] !== undefined) delete request.raw.headers.range;
    return reply.sendFile(file, buildOf(request).files.get(file));
  };
  // Always whole: ranges and conditions are about the page that was asked for, which is not what is sent.
  const sendWhole = (request: FastifyRequest, reply: FastifyReply, file: string, status: 404 | 503) => {
    for (const name of conditions) delete request.raw.headers[name];
    reply.code(status);
    if (status === 503) reply.header("retry-after", "3600");
    if (!buildOf(request).files.has(file)) return reply.send(nothingHere(request));
    sendFile(request, reply, file);
    return status === 503 ? reply.header("cache-control", "no-store") : reply;
  };
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const { files, maintenance } = buildOf(request);
    const inLanguage = `${request.url.split(/[/?]/)[1]}/404/index.html`;
    const file = files.has(inLanguage) ? inLanguage : "404.html";
    return sendWhole(request, reply, file, maintenance.isEnabled ? 503 : 404);
  };

  app.get("/*", (request, reply) => {
    const build = buildOf(request);
    const [pathname = "", ...queries] = request.url.split("?");
    const query = queries.length > 0 ? `?${queries.join("?")}` : "";
    const path = decoded(pathname);
    const target = pageTarget(path, build);
    if (target && "to" in target) {
      reply.header("cache-control", cacheControl(path));
      return reply.redirect(`${target.to}${query}${target.fragment}`, 301);
    }
    if (!target || notFoundPages.test(target.file)) return sendNotFound(request, reply);
    const isShut = target.file.endsWith("index.html") && isClosed(path, build.maintenance);
    return isShut ? sendWhole(request, reply, target.file, 503) : sendFile(request, reply, target.file);
  });

  // Before the body is read: what it holds makes no difference to a method that is not taken.
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const allowed = request.url.split("?", 1)[0] === "/" ? "GET, HEAD, POST" : "GET, HEAD";
    const sentence = `This address answers ${allowed} only.`;
    reply.code(405).header("allow", allowed).send(sentence);
  });
  // Every GET has a route, so this is for a file that vanished while it was being answered, as during a build.
  app.setNotFoundHandler((request, reply) => void sendNotFound(request, reply));
}
