import { openFailingPage } from "../../support/failing-page";
import { expect, open } from "../../support/test";
import { routes, site, siteWords, unknownRoute } from "../../support/test-site";
import type { State } from "./state";

const enquirePages = site.Wizard.map(({ key }) => `/enquire/${key}`);

/** Every page of the tests' site as it is when it has been opened. */
const opened: readonly State[] = [...routes, ...enquirePages, "/maintenance"].map((path) => ({
  name: path,
  reach: async (page) => {
    await open(page, path);
  },
}));

/** Pages as they are where something is wrong. */
const wrong: readonly State[] = [
  {
    name: "an address that is none",
    says: /status of 404/,
    reach: async (page) => {
      await open(page, unknownRoute);
    },
  },
  {
    name: "a page that failed to render",
    says: /A page failed to render|Minified React error|Cannot read|null|The above error/,
    reach: async (page) => {
      await openFailingPage(page);
      await expect(page.getByRole("alert").filter({ hasText: siteWords.fallback.title })).toBeVisible();
    },
  },
  {
    name: "a page whose program cannot be loaded",
    says: /Failed to load resource|preloaded using link/,
    reach: async (page) => {
      await page.route(/\/app-[^/]+\.js$/, (route) => route.abort());
      await page.goto("/");
      await page.locator('main a[href="/enquire/start-project"]').first().click();
      await expect(page.getByRole("alert").filter({ hasText: site.InterfaceWords.data.program.failed })).toBeVisible();
    },
  },
];

export const pageStates: readonly State[] = [...opened, ...wrong];
