import { shell } from "../../support/interface-words";
import { expect, open } from "../../support/test";
import { consent, site, siteWords } from "../../support/test-site";
import type { State } from "./state";

const { label } = site.InterfaceWords.data.languages;

/** Parts of pages that open, one at a time. */
export const partStates: readonly State[] = [
  {
    name: "a panel of the header, open",
    shows: "wide",
    reach: async (page) => {
      await open(page, "/policies/imprint");
      await page.getByRole("banner").locator("summary", { hasText: "Services" }).first().click();
      await expect(
        page
          .getByRole("banner")
          .getByRole("link", { name: /^Lamps/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: "the languages in the header, open",
    shows: "wide",
    reach: async (page) => {
      await open(page, "/policies/imprint");
      await page.getByRole("banner").locator("summary", { hasText: label }).click();
    },
  },
  {
    name: "the languages in the footer, open",
    reach: async (page) => {
      await open(page, "/policies/imprint");
      await page.getByRole("contentinfo").locator("summary", { hasText: label }).click();
    },
  },
  {
    name: "the menu of small screens, with a group open",
    shows: "narrow",
    reach: async (page) => {
      await open(page, "/policies/imprint");
      const banner = page.getByRole("banner");
      await banner.locator("summary", { hasText: new RegExp(`^${shell.navigation.menu}$`) }).click();
      await page
        .getByRole("navigation", { name: shell.navigation.menu })
        .locator("summary", { hasText: "Services" })
        .click();
    },
  },
  {
    name: "questions, documents and drawings, unfolded",
    reach: async (page) => {
      await open(page, "/services/lamps");
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
      });
    },
  },
  {
    name: "the evening, chosen by the switch",
    reach: async (page) => {
      await open(page, "/");
      await page.getByRole("button", { name: shell.theme.evening, exact: true }).click();
    },
  },
  {
    name: "the banner that asks for consent",
    asksForConsent: true,
    reach: async (page) => {
      await open(page, "/");
      await expect(page.getByRole("region", { name: consent.label })).toBeVisible();
    },
  },
  {
    name: "the banner that asks for consent, with all that is asked about",
    asksForConsent: true,
    reach: async (page) => {
      await open(page, "/policies/imprint");
      await page.getByRole("region", { name: consent.label }).getByText(consent.details).click();
    },
  },
  {
    name: "the film",
    reach: async (page) => {
      await open(page, "/");
      await page.locator('main a[href^="/videos/"]').first().click();
      await expect(page.getByRole("dialog", { name: siteWords.video.title }).locator("iframe")).toBeVisible();
    },
  },
];
