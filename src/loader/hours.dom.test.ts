import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";

const image = () => document.querySelector<HTMLImageElement>("img");

/** The script of the head stands before the picture, which comes while it watches. */
async function openAt(hour: number, html: string): Promise<void> {
  vi.useFakeTimers({ now: new Date(2026, 5, 21, hour, 30), toFake: ["Date"] });
  await openPage("", {}, "head-script");
  document.body.innerHTML = html;
  await Promise.resolve();
}

afterEach(() => {
  vi.useRealTimers();
});

test("styles know the hour before there is a body's content", async () => {
  await openAt(8, "");
  expect(document.documentElement.style.getPropertyValue("--now")).toBe("8");
});

test("a picture of which only the source has come is fetched at once when the rest of it does", async () => {
  await openAt(
    8,
    '<picture><source data-from="5" data-hours="5" media="not all" srcset="/morning.avif 640w"></picture>',
  );
  document.querySelector("picture")?.insertAdjacentHTML("beforeend", '<img loading="lazy" src="/noon.webp" alt="">');
  await expect.poll(() => image()?.loading).toBe("eager");
});
