import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request as plain } from "node:http";
import { type RequestOptions, request as secure } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./server/run-program";

/** Asks once. Certificates are our own and prove nothing here. */
export async function ask(url: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const sent = (url.startsWith("https:") ? secure : plain)(url, { rejectUnauthorized: false, ...options });
  // Also after the answer has begun, where its end is missed below.
  sent.on("error", () => {}).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: Buffer.concat(await response.toArray()).toString() };
}

/** Starts a proxy, whose words are shown, and waits until it answers. */
async function start(port: number, program: string, args: readonly string[], env = {}): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });
  const answers = () => ask(`https://localhost:${port}/`).then(Boolean, () => false);
  // As long as the machine may be busy with other tests.
  await until(`${program} answers`, answers, 60);
  return child;
}

/** A folder for one proxy, with a certificate of its own. */
function proxyFolder() {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request, ...subject], { stdio: "ignore" });
  return { folder, certificate, key };
}

const version = /nginx\/(\d+)\.(\d+)/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr ?? "") ?? [];
const nginxKnowsHttp2 = Number(version[1]) > 1 || Number(version[2]) > 25;

/** The example in docs/deploy with this machine's ports and certificate; nothing else is changed. */
export async function startNginx(servers: readonly number[], port: number, plainPort: number): Promise<ChildProcess> {
  const { folder, certificate, key } = proxyFolder();
  const site = readFileSync("docs/deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:9000;", servers.map((server) => `server 127.0.0.1:${server};`).join(" "))
    // A machine may be without IPv6, and without HTTP/2 as the file itself says it for older versions.
    .replace(/listen \[::\]\S+( ssl)?;/g, "")
    .replace(/http2 on;/, nginxKnowsHttp2 ? "$&" : "")
    .replace("listen 443 ", `listen ${port} `)
    .replace("listen 80;", `listen ${plainPort};`)
    .replaceAll("www.example.com;", "localhost;")
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, "site.conf"), site);
  mkdirSync(join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path temporary/${name};`,
  );
  // Started by root, as in a container, its workers would be another user, who may not write here.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const http = `access_log off; ${temporary.join(" ")} include ${folder}/site.conf;`;
  const all = `${user} daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { ${http} }`;
  writeFileSync(join(folder, "nginx.conf"), all);
  return start(port, "nginx", ["-c", join(folder, "nginx.conf"), "-p", folder]);
}

export async function startCaddy(server: number, port: number): Promise<ChildProcess> {
  const { folder, certificate, key } = proxyFolder();
  const site = readFileSync("docs/deploy/Caddyfile", "utf8")
    .replace("127.0.0.1:9000", `127.0.0.1:${server}`)
    .replace("www.example.com {", `https://localhost:${port} {\n\ttls ${certificate} ${key}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return start(port, "caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], env);
}
