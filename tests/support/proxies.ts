import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as plain } from "node:http";
import { request as secure } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testContent } from "./test-content";

export interface ProxyAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks once. Certificates are our own and prove nothing here. */
export function ask(url: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const send = url.startsWith("https:") ? secure : plain;
  return new Promise<ProxyAnswer>((done, fail) => {
    const options = { method: init.method ?? "GET", headers: init.headers, rejectUnauthorized: false };
    const sent = send(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on("error", fail);
    sent.end(init.body);
  });
}

/** Waits until something answers at an address. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  // A minute, as the machine may be busy with other tests.
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
    if (await ask(url).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Those of the programs around the server that are not on this machine. */
export const missingPrograms = (): string[] =>
  ["nginx", "caddy", "openssl"].filter((program) => spawnSync(program, ["version"], { stdio: "ignore" }).error);

/** Starts a program; what it prints is shown where it fails. */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
) {
  const env = { ...process.env, ...options.env };
  return spawn(program, args, { ...options, env, stdio: ["ignore", "inherit", "inherit"] });
}

/** A folder for one proxy, with a certificate of its own. */
export function proxyFolder(): { folder: string; certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request, ...subject], { stdio: "ignore" });
  return { folder, certificate, key };
}

/** A copy of the content of the tests' own site that says the site is under maintenance. */
export function closedContent(folder: string): string {
  const content = join(folder, "closed");
  cpSync(testContent, content, { recursive: true });
  const site = join(content, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("enabled: false", "enabled: true"));
  return content;
}
