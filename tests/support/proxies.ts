import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as plain } from "node:http";
import { request as secure } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { currentFacts, writeFacts } from "../../src/hosting/release-facts";
import { servedFolders } from "../../src/hosting/releases";
import { testSiteFolder } from "./test-content";

export interface ProxyAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine to ask from: a visitor's own. */
  localAddress?: string;
  /** Timeout of the answer, in milliseconds. */
  timeout?: number;
}

/** Asks once. Certificates are our own and prove nothing here. */
export function ask(url: string, init: Question = {}) {
  const send = url.startsWith("https:") ? secure : plain;
  return new Promise<ProxyAnswer>((done, fail) => {
    const { method = "GET", headers, localAddress, timeout } = init;
    const signal = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
    const from = localAddress === undefined ? {} : { localAddress, family: 4 };
    const options = { method, headers, rejectUnauthorized: false, signal, ...from };
    const sent = send(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", fail);
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on("error", fail);
    sent.end(init.body);
  });
}

export async function answering(url: string, child: ChildProcess): Promise<void> {
  // A minute, as the machine may be busy with other tests.
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
    if (await ask(url).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

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

const version = /nginx\/(\d+)\.(\d+)/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr ?? "") ?? [];
const nginxKnowsHttp2 = Number(version[1]) > 1 || Number(version[2]) > 25;
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === "IPv6"));

/** The example in docs/deploy with this machine's ports and certificate; nothing else is changed. */
export async function startNginx(servers: readonly number[], port: number, plainPort: number): Promise<ChildProcess> {
  const { folder, certificate, key } = proxyFolder();
  const site = readFileSync("docs/deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:9000;", servers.map((server) => `server 127.0.0.1:${server};`).join(" "))
    .replace(/listen (\[::\]:)?443 /g, `listen $1${port} `)
    .replace(/listen (\[::\]:)?80;/g, `listen $1${plainPort};`)
    // As the file itself says it for older versions, and for a machine without IPv6.
    .replace(/http2 on;/, nginxKnowsHttp2 ? "$&" : "")
    .replace(/listen \[::\]\S+( ssl)?;/g, hasIpv6 ? "$&" : "")
    .replaceAll("www.example.com;", "localhost;")
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, "site.conf"), site);
  mkdirSync(join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "temporary", name)};`)
    .join(" ");
  // Started by root, as in a container, its workers would be another user, who may not write here.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  const child = run("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder]);
  await answering(`https://localhost:${port}/`, child);
  return child;
}

export async function startCaddy(server: number, port: number): Promise<ChildProcess> {
  const { folder, certificate, key } = proxyFolder();
  const site = readFileSync("docs/deploy/Caddyfile", "utf8")
    .replace("127.0.0.1:9000", `127.0.0.1:${server}`)
    .replace("www.example.com {", `https://localhost:${port} {\n\ttls ${certificate} ${key}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  const child = run("caddy", args, { env });
  await answering(`https://localhost:${port}/`, child);
  return child;
}

/** A folder with a build of the tests' own site that was made under maintenance: what a server is to know says so. */
export function closedSite(folder: string): string {
  const build = join(folder, "closed/public");
  cpSync(servedFolders(testSiteFolder)[0] ?? "", build, { recursive: true });
  const facts = currentFacts(build);
  writeFacts({ ...facts, maintenance: { ...facts.maintenance, isEnabled: true } }, build);
  return join(folder, "closed");
}
