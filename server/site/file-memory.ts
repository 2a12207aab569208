import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cacheControl } from "../../src/hosting/cache-control";
import { acceptedEncodings, encodings } from "./encoding";

/** One form of a file, with all that is sent with it. */
interface Form {
  content: Buffer;
  headers: Readonly<Record<string, string | number>>;
  etag: string;
}

/** A file in each form that the build made, by the name of its encoding. */
type KeptFile = ReadonlyMap<string, Form>;

/** Films and other large files are read from the disk, in parts. */
const largestFile = 512_000;

/** How much is kept of one build, in bytes. */
const mostBytes = 64_000_000;

/** What the files of a build are, as @fastify/static says it; others are left to it. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

function readForm(path: string, file: string, encoding: string | undefined): Form | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > largestFile) return undefined;
  const etag = `W/"${found.size.toString(16)}-${found.mtime.getTime().toString(16)}"`;
  const content = readFileSync(path);
  return {
    content,
    etag,
    headers: {
      "content-type": types[extname(file)] ?? "",
      "content-length": content.length,
      "cache-control": cacheControl(`/${file}`),
      vary: "accept-encoding",
      "accept-ranges": "bytes",
      etag,
      ...(encoding ? { "content-encoding": encoding } : {}),
    },
  };
}

/** Conditions and parts that are left to @fastify/static. */
const specialHeaders = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * The small files of one release, which nothing changes any more, in memory: a page that was sent once is sent again
 * without a look at the disk.
 */
export class FileMemory {
  private readonly files = new Map<string, KeptFile>();
  private bytes = 0;

  /**
   * Keeps a file under the path at which it was asked for.
   * @param folder the release that has it
   */
  keep(pathname: string, folder: string, file: string): void {
    if (types[extname(file)] === undefined || this.bytes > mostBytes) return;
    const whole = readForm(join(folder, file), file, undefined);
    if (!whole) return;
    const forms = new Map([["", whole]]);
    for (const [encoding, ending] of encodings) {
      const form = readForm(join(folder, file + ending), file, encoding);
      if (form) forms.set(encoding, form);
    }
    for (const { content } of forms.values()) this.bytes += content.length;
    this.files.set(pathname, forms);
  }

  /** Answers with a file that is kept; false where it is not, or more is asked than to send it. */
  send(pathname: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
    const forms = this.files.get(pathname);
    if (!forms || specialHeaders.some((name) => headers[name] !== undefined)) return false;
    const encoding = acceptedEncodings(String(headers["accept-encoding"] ?? "")).find(([name]) => forms.has(name))?.[0];
    const form = forms.get(encoding ?? "");
    if (!form) return false;
    reply.headers(form.headers);
    if (isUnchanged(headers, form)) {
      reply.code(304).removeHeader("content-length").removeHeader("content-type").removeHeader("content-encoding");
      void reply.send();
    } else void reply.send(form.content);
    return true;
  }
}

/** Whether the browser has this form already. */
const isUnchanged = (headers: FastifyRequest["headers"], { etag }: Form): boolean =>
  headers["if-none-match"]?.split(",").some((tag) => ["*", etag, etag.slice(2)].includes(tag.trim())) ?? false;
