import { expect, test } from "vitest";
import { hostSettings } from "./host-settings";
import { personOf, proxySecretHeader } from "./people";

const env = {
  EDIT_ORIGIN: "https://edit.example.com",
  EDIT_PREVIEW_ORIGIN: "https://preview.edit.example.com",
  EDIT_PROXY_SECRET: "a-secret-that-only-the-proxy-has",
  EDIT_REPOSITORY: "git@example.com:site.git",
};

// Who has no address or another secret: host-server.test.ts.
const person = (mail: string, name = "") =>
  personOf(
    { [proxySecretHeader]: env.EDIT_PROXY_SECRET, "x-forwarded-email": mail, "x-forwarded-preferred-username": name },
    hostSettings(env),
  );

test.each([
  ["as it is", "Mia Q.", "Mia Q."],
  ["without what would break a commit", "M <a>\n", "M a"],
  // Node gives each byte of a header as one letter.
  ["as the proxy has sent it in UTF-8", Buffer.from("Jürgen Łoś").toString("latin1"), "Jürgen Łoś"],
  ["as the proxy has sent it in ISO 8859-1", "Jürgen", "Jürgen"],
  ["of the address where there is none", "", "mia"],
])("a name is read %s", (_, sent, name) => {
  expect(person("Mia@Example.com", sent)).toMatchObject({ name, mail: "mia@example.com" });
});

test("who has signs of git in the address is nobody", () => {
  expect(person("mia <x>@example.com")).toBeUndefined();
});

test("each has a folder of their own, also beside one with nearly the same address", () => {
  const mails = ["a.b@example.com", "a-b@example.com", "../../etc@example.com"];
  const folders = mails.map((mail) => person(mail)?.folder);
  expect(new Set(folders).size).toBe(3);
  for (const folder of folders) expect(folder).toMatch(/^[a-z0-9-]+$/);
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
