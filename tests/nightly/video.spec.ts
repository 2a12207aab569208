import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { shell, siteWords } from "../support/test-site";

const { title } = siteWords.video;

const player = (page: Page) => page.locator('main a[href^="/videos/"]').first();

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone it opens from the hero in a named frame, gives focus back, and closes with Back", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, "/");
  expect(requests.filter((path) => path.startsWith("/videos/"))).toEqual([]);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const play = player(page);
  await play.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("src", "/videos/film.html");
  await expect(frame).toHaveAttribute("loading", "lazy");
  expect(await frame.getAttribute("allow")).not.toContain("autoplay");
  const film = page.frameLocator("iframe").locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
  for (const part of ["loop", "muted", "controls"]) await expect(film).toHaveJSProperty(part, true);
  await expect(film).toHaveJSProperty("videoWidth", 720);
  // In every window all of it is seen, with room for the browser's controls below its lines of text.
  for (const [width, height, ratio] of [
    [844, 390, 9 / 16],
    [1440, 900, 9 / 16],
    [320, 568, 5 / 4],
    [390, 844, 5 / 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog.getByRole("link")).toBeInViewport({ ratio: 1 });
    const room = await film.evaluate((video, shape) => video.clientHeight - video.clientWidth * shape, ratio);
    expect(room).toBeGreaterThanOrEqual(76);
  }
  await expect(page.frameLocator("iframe").getByText(/sun goes along its arc/)).toBeAttached();

  await expect(dialog.getByRole("button", { name: shell.video.close })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(play).toBeFocused();
  await play.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test("where the window's code cannot be loaded, the film opens on its own page", async ({ page, watch }) => {
  await open(page, "/about");
  await page.route(/\/[^/]+\.js$/, (route) => route.abort());
  await player(page).click();
  await expect(page).toHaveURL(/\/videos\/film\.html$/);
  watch.messages = [];
});
