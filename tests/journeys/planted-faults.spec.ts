import type { Page } from "@playwright/test";
import { violationsOn } from "../support/axe";
import { appFilesOf, expectTaken, farPictures, leaveAlone, picturesOf, visit } from "../support/before-hydration";
import { enquiryEndpoint, receipt, take } from "../support/enquiry-endpoint";
import { stored } from "../support/stored-enquiries";
import { expect, open, test } from "../support/test";
import { built } from "../support/test-site";
import { expectDone, fillAll, next, openByAddress } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** Each guarantee of a page before its program, and of an enquiry, broken on purpose: what watches over it must notice. */

/** Changes the HTML of the home page on its way to the browser. */
async function plant(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

test("a script of the app that stands in the page is noticed", { tag: "@full" }, async ({ page }) => {
  const scripts = appFilesOf(page);
  await plant(page, (html) => {
    const [, script = ""] = /"(\/framework-[^"]+\.js)"/.exec(html) ?? [];
    return html.replace("</head>", `<script async src="${script}"></script></head>`);
  });
  await visit(page, "/", 1000);
  expect(scripts).toEqual([expect.stringMatching(/^\/framework-/)]);
});

test("a script of the app that the page brings after most of a minute is noticed", { tag: "@full" }, async ({
  page,
}) => {
  const scripts = appFilesOf(page);
  const [, script = ""] = /"(\/framework-[^"]+\.js)"/.exec(built("index.html")) ?? [];
  await page.clock.install();
  await page.addInitScript((src) => {
    const bring = () => document.head.append(Object.assign(document.createElement("script"), { src }));
    setTimeout(bring, 55_000);
  }, script);
  await leaveAlone(page, "/", 60);
  expect(scripts).toEqual([script]);
});

test("what axe must find is found: words by day and in the evening, at each size, on one page after the other", {
  tag: "@full",
}, async ({ page }) => {
  const faint = "main * { color: #9a9a9a !important; background: #fff !important }";
  const dark = `@media (prefers-color-scheme: dark) { ${faint} }`;
  for (const path of ["/policies/imprint", "/maintenance"]) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await violationsOn(page)).toEqual([]);
    const style = await page.addStyleTag({ content: `@media (max-width: 400px) { ${faint} } ${dark}` });
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await violationsOn(page)).map(({ id }) => id)).toContain("color-contrast");
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOn(page, { runOnly: ["color-contrast"] })).not.toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await style.evaluate((element) => (element as HTMLElement).remove());
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
    expect((await violationsOn(page)).map(({ id }) => id)).toEqual(["button-name"]);
  }
});

test("a picture that does not wait is noticed", { tag: "@full" }, async ({ page }) => {
  const asked = picturesOf(page);
  await plant(page, (html) =>
    html.replace(/<script>[^<]*<\/script>/, "").replaceAll('loading="lazy"', 'loading="eager"'),
  );
  await visit(page, "/", 1000);
  const far = await farPictures(page);
  expect(far.filter((path) => asked.has(path)).length).toBeGreaterThan(0);
});

test("a tap that is lost is noticed", { tag: "@full" }, async ({ page, watch }) => {
  await page.route(/\/loader-[^/]+\.js$/, (route) => route.abort());
  await visit(page, "/", 200);
  const opener = page.locator('main a[href="/enquire/start-project"]').first();
  await expect(expectTaken(opener)).rejects.toThrow(/toHaveAttribute/);
  watch.messages = watch.messages.filter((message) => !message.includes("Failed to load resource"));
});

test("an enquiry that was acknowledged and is lost is noticed", { tag: "@full" }, async ({ page }) => {
  // A server that says thanks and keeps nothing.
  await enquiryEndpoint(page, take);
  await openByAddress(page, startProject);
  await next(await fillAll(page, startProject)).click();
  await expectDone(page, startProject);
  expect(await stored(receipt.reference)).toHaveLength(0);
});
