import type { Page } from "@playwright/test";
import { fullOnly } from "../support/full-only";
import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";
import { filled, site, siteWords } from "../support/test-site";

const { title } = siteWords.video;

/** The names of the play buttons of the one service card and the one testimonial that have a film. */
const [service] = site.Service;
const card = filled(shell.video.play, { title: service?.data.card.title ?? "" });
const quoted = site.Testimonials.data.testimonials.find(({ videoUrl }) => videoUrl);
const voice = filled(shell.video.playTestimonial, { name: quoted?.name ?? "", designation: quoted?.designation ?? "" });

/** The first link of a page that plays a film. */
const player = (page: Page) => page.locator('main a[href^="/videos/"]').first();

for (const width of [390, 1440]) {
  test.describe(`the film at ${width} px`, fullOnly(width > 1000), () => {
    test.use({ viewport: { width, height: 844 } });

    test("opens from the hero in a named frame, holds focus and gives it back", async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      await open(page, "/");
      expect(requests.filter((path) => path.startsWith("/videos/"))).toEqual([]);
      await expect(page.getByRole("dialog")).toHaveCount(0);

      const play = player(page);
      await play.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
      const frame = dialog.locator("iframe");
      await expect(frame).toHaveAttribute("src", "/videos/film.html");
      await expect(frame).toHaveAttribute("title", /.+/);
      await expect(frame).toHaveAttribute("loading", "lazy");
      expect(await frame.getAttribute("allow")).not.toContain("autoplay");
      const film = page.frameLocator("iframe").locator("video");
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
      expect(
        await film.evaluate(({ duration, videoWidth, loop, muted, controls }: HTMLVideoElement) => ({
          isRightLength: duration >= 20 && duration <= 30,
          videoWidth,
          loop,
          muted,
          controls,
        })),
      ).toEqual({ isRightLength: true, videoWidth: 1280, loop: true, muted: true, controls: true });
      await expect(page.frameLocator("iframe").getByText(/sun goes along its arc/)).toBeAttached();

      await expect(dialog.getByRole("button", { name: shell.video.close })).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(play).toBeFocused();
    });
  });
}

test("a service card, a testimonial and the About page play a film too", { tag: "@full" }, async ({ page }) => {
  await open(page, "/");
  for (const name of [card, voice]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("dialog", { name: title }).locator("iframe")).toHaveAttribute("src", /.+/);
    await page.getByRole("button", { name: shell.video.close }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await open(page, "/about");
  await player(page).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
});

test("the browser's Back closes the window", { tag: "@full" }, async ({ page }) => {
  await open(page, "/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`${shell.navigation.homeLink}$`) })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await player(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});

test("where the window's code cannot be loaded, the film opens on its own page", async ({ page, watch }) => {
  await open(page, "/about");
  await page.route(/\/[^/]+\.js$/, (route) => route.abort());
  await player(page).click();
  await expect(page).toHaveURL(/\/videos\/film\.html$/);
  watch.messages = [];
});
