import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config";

test("without settings, the site is at port 9000 of this machine", () => {
  expect(readConfig({})).toEqual({ port: 9000, host: "localhost", logLevel: "info" });
});

test("settings are taken from the environment", () => {
  expect(readConfig({ PORT: "9001", HOST: "0.0.0.0", LOG_LEVEL: "warn" })).toEqual({
    port: 9001,
    host: "0.0.0.0",
    logLevel: "warn",
  });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "1e3"],
  ["PORT", "0x50"],
  ["LOG_LEVEL", "loud"],
])("a bad %s is refused in a sentence that names it", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} is "${value}"; right is `));
});
