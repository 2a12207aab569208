import { expect, test, vi } from "vitest";
import { browserOptions, installedBrowsers } from "../../tools/browser";

test("the browser that CHROMIUM_PATH names comes before any other", () => {
  vi.stubEnv("CHROMIUM_PATH", "/opt/mine");
  expect(browserOptions()).toEqual({ executablePath: "/opt/mine" });
  vi.unstubAllEnvs();
});

test("where no browser is on the PATH, it is Playwright's own or Chrome", () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", "/no/such/folder");
  expect(installedBrowsers()).toEqual([]);
  expect(browserOptions()).toEqual({ channel: expect.stringMatching(/^chrom(e|ium)$/) });
  vi.unstubAllEnvs();
});
