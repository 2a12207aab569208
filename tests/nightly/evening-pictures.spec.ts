import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const place = "/services/lamps";

/** Addresses of the opening's picture that a page has asked for, by day or in the evening; both are files of one name. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/lamp\.avif$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Content of the page's opening: its picture by day or in the evening, and how it is dimmed. */
const shown = (page: Page) =>
  page
    .locator("main > div picture")
    .first()
    .evaluate(async (picture) => {
      const image = picture.querySelector("img") as HTMLImageElement;
      await image.decode();
      const evening = picture.querySelector("[data-evening]")?.getAttribute("srcset")?.split(" ")[0] ?? "none";
      return [image.currentSrc.endsWith(evening) ? "evening" : "day", getComputedStyle(image).filter];
    });

const evening = ["evening", "none"];
test.describe("where the system prefers dark colours", () => {
  test.use({ colorScheme: "dark" });

  test("a picture is that of the evening, fetched alone and not dimmed, and its loop of the day stays away", async ({
    page,
  }) => {
    const asked = askedOf(page);
    await open(page, place);
    expect(await shown(page)).toEqual(evening);
    await page.locator("main > div picture > img").hover();
    await page.waitForLoadState("networkidle");
    expect(new Set(asked).size).toBe(1);
    expect(await shown(page)).toEqual(evening);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("it is that of the evening, fetched alone", async ({ page }) => {
      const asked = askedOf(page);
      await page.goto(place, { waitUntil: "networkidle" });
      expect(new Set(asked).size).toBe(1);
      await expect(page.locator("main > div picture > img").first()).toHaveCSS("filter", "none");
    });
  });
});

for (const [system, choice, picture] of [
  ["dark", "light", ["day", "none"]],
  ["light", "dark", evening],
] as const) {
  test(`a visitor's choice of ${choice} counts before the system's ${system}, and its picture is fetched alone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    const asked = askedOf(page);
    await page.addInitScript((chosen) => window.localStorage.setItem("theme", chosen), choice);
    await open(page, place);
    expect(await shown(page)).toEqual(picture);
    expect(new Set(asked).size).toBe(1);
  });
}
