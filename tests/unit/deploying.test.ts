import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const text = (path: string) => readFileSync(path, "utf8");
const program = "--import tsx server/main.ts";

test("the unit and the image start Node itself, which signals then reach", () => {
  expect(text("docs/deploy/noonward.service")).toMatch(new RegExp(`^ExecStart=/usr/bin/node ${program}$`, "m"));
  const command = /^CMD (\[.*\])$/m.exec(text("Dockerfile"))?.[1] ?? "[]";
  expect(JSON.parse(command).join(" ")).toBe(`node ${program}`);
});

test("server, purge and command line share one file of settings, which names the database", () => {
  for (const unit of ["noonward.service", "noonward-purge.service"]) {
    const settings = text(`docs/deploy/${unit}`);
    expect(settings).toMatch(/^EnvironmentFile=\/etc\/noonward\.env$/m);
    expect(settings).not.toContain("ENQUIRY_DATABASE_URL=");
  }
  expect(text("docs/deploy/noonward.env")).toMatch(/^ENQUIRY_DATABASE_URL=file:\/var\/lib\/noonward\//m);
});

test("the containers can change nothing but their volumes, and the server is no root", () => {
  const dockerfile = text("Dockerfile");
  expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("FROM "));
  expect(dockerfile).toContain("HEALTHCHECK");
  const { services, volumes } = parse(text("compose.yaml"));
  for (const service of Object.values<Record<string, unknown>>(services)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  }
  expect(services.server.volumes[0]).toBe("enquiries:/var/lib/noonward");
  expect(Object.keys(volumes)).toEqual(["enquiries", "certificates"]);
  // Longer than the server waits: 40 seconds for connections, 20 for deliveries.
  expect(Number.parseInt(services.server.stop_grace_period, 10)).toBeGreaterThan(60);
});

test("the workflow runs what every change must pass, and may only read", () => {
  const { jobs, permissions } = parse(text(".github/workflows/check.yml"));
  expect(permissions).toEqual({ contents: "read" });
  expect(jobs.check.steps.map(({ run }: { run?: string }) => run)).toContain(".ci/run");
});
