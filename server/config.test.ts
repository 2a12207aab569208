import { expect, test } from "vitest";
import { readConfig } from "./config";
import { ConfigError } from "./settings";

test("without settings, the site is at port 9000 of this machine", () => {
  const { enquiries, ...site } = readConfig({});
  expect(site).toEqual({ port: 9000, developPort: 8000, host: "localhost", logLevel: "info", trustProxy: false });
  expect(enquiries.database).toBe("file:data/enquiries.db");
});

test("settings are taken from the environment", () => {
  expect(
    readConfig({ PORT: "9001", DEVELOP_PORT: "8001", HOST: "0.0.0.0", LOG_LEVEL: "warn", TRUST_PROXY: "1" }),
  ).toMatchObject({
    port: 9001,
    developPort: 8001,
    host: "0.0.0.0",
    logLevel: "warn",
    trustProxy: 1,
  });
});

test("proxies may be named by their addresses", () => {
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "1e3"],
  ["PORT", "0x50"],
  ["DEVELOP_PORT", "none"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "0"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "::/0"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "proxy.example.com"],
])("a bad %s is refused in a sentence that names it", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} is "${value}"; expected `));
});
