import { expect, test, vi } from "vitest";
import { api } from "./api";

/** Answers as a browser does where the proxy leads to the sign-in, whose page comes with 200. */
const ledToSignIn = async (_: string, { redirect }: RequestInit = {}) =>
  redirect === "manual"
    ? Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" })
    : new Response("<h1>Sign in</h1>");

test("whoever is signed in no more is told so, and nothing counts as saved", async () => {
  vi.stubGlobal("fetch", ledToSignIn);
  const saved = api.save({ file: "services/devops.yaml", text: "title: New", base: "title: Old", by: "", over: "" });
  await expect(saved).rejects.toThrow("You are signed in no more");
});

test("a page that a proxy sends in the place of an answer is none", async () => {
  vi.stubGlobal("fetch", async () => new Response("<h1>Sign in</h1>"));
  await expect(api.stored({ file: "services/devops.yaml" })).rejects.toThrow("server does not answer");
});
