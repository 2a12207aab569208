import type { Page } from "@playwright/test";
import { fixDate } from "../support/fixed-date";
import { watchShifts } from "../support/layout-shifts";
import { expect, hydrated, open, test } from "../support/test";

test.use({ timezoneId: "UTC" });

/** Runs in the page: which of its files the opening's picture shows, and how that is dimmed. */
function look(picture: Element) {
  const filesOf = (css: string) =>
    [...picture.querySelectorAll<HTMLSourceElement>(css)].flatMap(({ srcset }) => srcset.match(/\/\S+/g) ?? []);
  const { pathname: file } = new URL(picture.querySelector("img")?.currentSrc ?? "");
  const [, hour = "day"] = /-(morning|evening)\.avif$/.exec(file) ?? [];
  const time = filesOf("[data-evening]").includes(file) ? "evening" : hour;
  return { file, files: [...new Set(filesOf("source"))], time };
}

const opening = async (page: Page) => {
  const picture = page.locator("main picture").first();
  await expect
    .poll(() => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate(look);
};

const [home, lamps] = ["/", "/services/lamps"];

for (const [path, hour, system, choice, time, javaScriptEnabled = true] of [
  [home, "08", "light", "", "morning"],
  [home, "13", "light", "", "day"],
  [home, "20", "light", "", "evening"],
  [home, "13", "dark", "", "evening"],
  [lamps, "13", "dark", "", "evening"],
  [lamps, "13", "dark", "light", "day"],
  [lamps, "13", "light", "dark", "evening"],
  [home, "13", "dark", "", "evening", false],
  [lamps, "13", "dark", "", "evening", false],
] as const) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    const chosen = choice && `, where the visitor chose ${choice}`;
    test(`${path} at ${hour}:00 on a ${system} system${chosen}: the picture is that of the ${time}, fetched alone, and nothing moves`, async ({
      page,
    }) => {
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).pathname));
      await page.emulateMedia({ colorScheme: system });
      if (choice) await page.addInitScript((theme) => localStorage.setItem("theme", theme), choice);
      const shifts = await watchShifts(page);
      await fixDate(page, `2026-06-21T${hour}:00:00Z`);
      const expectAlone = async () => {
        const { file, files, time: shown } = await opening(page);
        expect(shown).toBe(time);
        expect(files.filter((one) => asked.has(one))).toEqual([file]);
      };
      await page.goto(path, { waitUntil: "networkidle" });
      await expectAlone();
      if (time === "evening") await expect(page.locator("main picture img").first()).toHaveCSS("filter", "none");
      if (!javaScriptEnabled) return;
      // A typeface that comes late on a busy machine moves a line by a pixel; a picture would move far more.
      expect(await shifts(0.005)).toEqual([]);
      await hydrated(page);
      await open(page, "/about");
      await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectAlone();
    });
  });
}

const theCard = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.locator("h3 > a[href='/industries/fishing']") });

/** True where the picture is the loop that the industry's file names. */
const isMoving = (page: Page) =>
  theCard(page)
    .locator("picture > img")
    .evaluate((image: HTMLImageElement) => image.currentSrc.endsWith("/harbour-loop.webp"));

function loopsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("-loop.webp")) asked.push(request.url());
  });
  return asked;
}

test("where motion is welcome, a card's picture moves under the pointer and beside the focus, fetched then, and rests after", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const asked = loopsAskedFor(page);
  await open(page, "/industries");
  expect(asked).toEqual([]);
  const before = await theCard(page).locator("picture > img").boundingBox();

  await theCard(page).hover();
  await expect.poll(() => isMoving(page)).toBe(true);
  expect(asked).toHaveLength(1);
  const now = await theCard(page).locator("picture > img").boundingBox();
  expect(now?.width).toBeCloseTo(before?.width ?? 0, 1);
  expect(now?.height).toBeCloseTo(before?.height ?? 0, 1);
  await page.getByRole("contentinfo").hover();
  await expect.poll(() => isMoving(page)).toBe(false);

  // A page that scrolls to the focus puts something else under a pointer that rests.
  await page.mouse.move(0, 0);
  await theCard(page).scrollIntoViewIfNeeded();
  await theCard(page).locator("h3 > a").focus();
  await expect.poll(() => isMoving(page)).toBe(true);
  await page.getByRole("banner").getByRole("link").first().focus();
  await expect.poll(() => isMoving(page)).toBe(false);
});

for (const media of [{ reducedMotion: "reduce" }, { reducedMotion: "no-preference", colorScheme: "dark" }] as const) {
  test(`no loop is fetched with ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    const asked = loopsAskedFor(page);
    await open(page, lamps);
    await page.locator("main > div picture > img").hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
}
