import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions, wizardFile } from "../../../tests/support/enquiry-definition";

const opened = wizardFile([questions.fullName]);
const changed = { ...opened, wizard: { ...opened.wizard, name: "Another name" } };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(changed)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The hook as it is bundled for one of the two. */
async function followedIn(environment: "development" | "production") {
  vi.stubEnv("NODE_ENV", environment);
  const { useFollowedFile } = await import("./use-followed-file");
  return useFollowedFile;
}

test("while the site is edited, an open wizard shows what its file says now", async () => {
  const useFollowedFile = await followedIn("development");
  const { result } = renderHook(() => useFollowedFile(opened));
  expect(result.current).toEqual(opened);
  await waitFor(() => expect(result.current).toEqual(changed), { timeout: 10_000 });
});

test("in a build it stays what it was", async () => {
  const useFollowedFile = await followedIn("production");
  expect(useFollowedFile(opened)).toBe(opened);
});
