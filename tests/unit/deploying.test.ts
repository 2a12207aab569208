import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const text = (path: string) => readFileSync(path, "utf8");
const program = "server/dist/server.mjs";
const units = ["site", "site-purge", "site-backup", "site-enquiries-check"].map((name) => `${name}.service`);

test("the unit and the image start Node itself, which signals then reach", () => {
  expect(text("docs/deploy/site.service")).toMatch(new RegExp(`^ExecStart=/usr/bin/node ${program}$`, "m"));
  const commands = [...text("docs/deploy/Dockerfile").matchAll(/^CMD (\[.*\])$/gm)].map(([, words = "[]"]) =>
    (JSON.parse(words) as string[]).join(" "),
  );
  expect(commands).toEqual(["node --import tsx editor/main.ts --host", `node ${program}`]);
});

test("server, timers and command line share one file of settings, which names the database", () => {
  for (const unit of units) {
    const settings = text(`docs/deploy/${unit}`);
    expect(settings).toMatch(/^EnvironmentFile=\/etc\/site\.env$/m);
    expect(settings).not.toContain("ENQUIRY_DATABASE_URL=");
  }
  expect(text("docs/deploy/site.env.example")).toMatch(/^ENQUIRY_DATABASE_URL=file:\/var\/lib\/site\//m);
});

test("the units are hardened alike, and started again for as long as it takes", () => {
  const hardening = (unit: string) =>
    /AmbientCapabilities=[\s\S]*?SystemCallErrorNumber=\w+/.exec(text(`docs/deploy/${unit}`))?.[0];
  expect(hardening("site.service")?.split("\n").length).toBeGreaterThan(20);
  for (const unit of units) expect([unit, hardening(unit)]).toEqual([unit, hardening("site.service")]);
  expect(text("docs/deploy/site.service")).toMatch(/StartLimitIntervalSec=0[\s\S]*Restart=always\nRestartSec=5/);
});

test("the server may ask for this machine's addresses, which Fastify names where HOST is 0.0.0.0", () => {
  const [, families = ""] = /^RestrictAddressFamilies=(.*)$/m.exec(text("docs/deploy/site.service")) ?? [];
  expect(families.split(" ")).toEqual(["AF_INET", "AF_INET6", "AF_NETLINK", "AF_UNIX"]);
});

const hasAnalyze = spawnSync("systemd-analyze", ["--version"], { stdio: "ignore" }).status === 0;
test.runIf(hasAnalyze)("systemd finds nothing wrong with the units, and little that they expose", () => {
  for (const unit of units) {
    const args = ["security", "--offline=true", "--threshold=20", `docs/deploy/${unit}`];
    expect([unit, spawnSync("systemd-analyze", args, { stdio: "ignore" }).status]).toEqual([unit, 0]);
  }
});

test("the image has no Gatsby, no TypeScript and no content at run time", () => {
  const last =
    text("docs/deploy/Dockerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  expect([...last.matchAll(/^COPY .*$/gm)].map(([line]) => line)).toEqual([
    "COPY --from=build /srv/site/server/dist server/dist",
    "COPY --from=build /srv/site/served releases",
  ]);
});

test("the containers can change nothing but their volumes, their logs have an end, and the server is no root", () => {
  const dockerfile = text("docs/deploy/Dockerfile");
  expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("FROM "));
  expect(dockerfile).toContain("HEALTHCHECK");
  const { services, volumes } = parse(text("docs/deploy/compose.yaml"), { merge: true });
  for (const service of Object.values<Record<string, unknown>>(services)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  }
  expect(services.server.volumes[0]).toBe("enquiries:/var/lib/site");
  expect(Object.keys(volumes)).toEqual(["edits", "enquiries", "backups", "certificates"]);
  for (const service of Object.values<Record<string, unknown>>(services)) {
    const logging = { driver: "json-file", options: { "max-size": "10m", "max-file": "5" } };
    expect(service).toMatchObject({ restart: "unless-stopped", logging });
    expect(service.pids_limit).toBeGreaterThan(0);
    // Each person who edits has a preview of their own.
    expect(service.mem_limit).toBe(service.image === "site-editor" ? "8g" : "1g");
  }
  // Longer than the server waits: 40 seconds for connections, 20 for deliveries.
  expect(Number.parseInt(services.server.stop_grace_period, 10)).toBeGreaterThan(60);
});

test("pages and backups do not wait until enquiries can be taken", () => {
  const { services } = parse(text("docs/deploy/compose.yaml"), { merge: true });
  expect(services.caddy.depends_on).toEqual(["server"]);
  expect(services.daily.depends_on).toEqual(["server"]);
});

test("timers and container keep enquiries and their backups for the same number of days", () => {
  const days = (file: string) => text(`docs/deploy/${file}`).match(/(?<=--(keep|older-than) )\d+d/g) ?? [];
  const [kept = ""] = days("site-purge.service");
  expect(kept).toMatch(/^\d+d$/);
  expect(days("site-backup.service")).toEqual([kept]);
  expect(days("compose.yaml")).toEqual([kept, kept]);
});

test("the workflow runs what every change must pass, and may only read", () => {
  const { jobs, permissions } = parse(text(".github/workflows/check.yml"));
  expect(permissions).toEqual({ contents: "read" });
  expect(jobs.check.steps.map(({ run }: { run?: string }) => run)).toContain(".ci/run");
});

test("Git ignores the file of settings, which holds passwords", () => {
  const ignored = execFileSync("git", ["check-ignore", "docs/deploy/site.env", "site.env"], { encoding: "utf8" });
  expect(ignored.trim().split("\n")).toHaveLength(2);
});

test("the examples name no company: they are anybody's", () => {
  for (const file of readdirSync("docs/deploy")) {
    const hosts = text(`docs/deploy/${file}`).match(/[a-z0-9-]+\.(com|org|net|eu|de)\b/g) ?? [];
    expect([file, hosts.filter((host) => host !== "example.com")]).toEqual([file, []]);
  }
});
