import { describe, expect, test } from "vitest";
import { hostSettings } from "./host-settings";
import { personOf, proxySecretHeader } from "./person";

const env = {
  EDIT_ORIGIN: "https://edit.example.com",
  EDIT_PREVIEW_ORIGIN: "https://preview.edit.example.com",
  EDIT_PROXY_SECRET: "a-secret-that-only-the-proxy-has",
  EDIT_REPOSITORY: "git@example.com:site.git",
};
const settings = hostSettings(env);
const fromProxy = { [proxySecretHeader]: env.EDIT_PROXY_SECRET };

describe("the person that the proxy names", () => {
  test("is known by address and name", () => {
    const headers = {
      ...fromProxy,
      "x-forwarded-email": "Mia@Example.com",
      "x-forwarded-preferred-username": "Mia Q.",
    };
    expect(personOf(headers, settings)).toMatchObject({ name: "Mia Q.", mail: "mia@example.com" });
  });

  // Who has no address or another secret: host-server.test.ts.
  test("is nobody who has signs of git in the address", () => {
    expect(personOf({ ...fromProxy, "x-forwarded-email": "mia <x>@example.com" }, settings)).toBeUndefined();
  });

  test("has a folder of their own, also beside one with nearly the same address", () => {
    const folders = ["a.b@example.com", "a-b@example.com", "../../etc@example.com"].map(
      (mail) => personOf({ ...fromProxy, "x-forwarded-email": mail }, settings)?.folder,
    );
    expect(new Set(folders).size).toBe(3);
    for (const folder of folders) expect(folder).toMatch(/^[a-z0-9-]+$/);
  });

  test("has a name that no commit is broken by", () => {
    const headers = { ...fromProxy, "x-forwarded-email": "m@example.com", "x-forwarded-preferred-username": "M <a>\n" };
    expect(personOf(headers, settings)?.name).toBe("M a");
  });
});

test.each(["UTF-8", "ISO 8859-1"])("a name beyond ASCII is read as the proxy has sent it, in %s", (encoding) => {
  // Node gives each byte of a header as one letter.
  const sent = encoding === "UTF-8" ? Buffer.from("Jürgen Łoś").toString("latin1") : "Jürgen";
  const headers = { ...fromProxy, "x-forwarded-email": "j@example.com", "x-forwarded-preferred-username": sent };
  expect(personOf(headers, settings)?.name).toBe(encoding === "UTF-8" ? "Jürgen Łoś" : "Jürgen");
});

test.each([
  ["EDIT_PROXY_SECRET", "short", "anybody could give any name"],
  ["EDIT_ORIGIN", "edit.example.com", "expected the address"],
  ["EDIT_ORIGIN", "http://edit.example.com", "expected the address"],
  ["EDIT_PREVIEW_ORIGIN", "https://edit.example.com", "one address"],
  ["EDIT_REPOSITORY", "", "cloned from"],
  ["EDIT_MOST_PEOPLE", "many", "how many may edit"],
])("it does not start with %s as %s", (name, value, reason) => {
  expect(() => hostSettings({ ...env, [name]: value })).toThrow(reason);
});
