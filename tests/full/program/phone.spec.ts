import type { Locator, Page, Request } from "@playwright/test";
import { shell } from "../../support/interface-words";
import { expect, hydrated, open, test } from "../../support/test";
import { routes, site, words } from "../../support/test-site";
import {
  expectDone,
  expectStep,
  field,
  fillPerson,
  next,
  openByAddress,
  tile,
  wizardDialog,
} from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";

/** Phones in the hand, upright and on their side. */
const phones = [320, 360, 390, 430].flatMap((width) => {
  const height = Math.round(width * 2.1);
  return [
    { width, height },
    { width: height, height: width },
  ];
});

const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, select, textarea")]
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          element.tabIndex >= 0 &&
          !element.matches("[type=checkbox], [type=radio], [type=range]"),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Keys on the screen take the lower half, as Safari has them: over the page, and not of its room. */
const showKeys = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    const viewport = window.visualViewport as VisualViewport;
    Object.defineProperty(viewport, "height", { configurable: true, value: shown ? innerHeight / 2 : innerHeight });
    viewport.dispatchEvent(new Event("resize"));
  }, isShown);

/** Expects each field that is on screen, and the button that goes on, to be above the keys once it has focus. */
async function expectAboveKeys(page: Page, dialog: Locator): Promise<void> {
  const left = (page.viewportSize()?.height ?? 0) / 2 + 1;
  await showKeys(page, true);
  const fields = await dialog.locator("input:not([type=hidden], [tabindex='-1']), textarea").all();
  expect(fields.length).toBeGreaterThan(0);
  for (const one of fields) {
    await one.focus();
    const { top, bottom } = await one.evaluate((element) => element.getBoundingClientRect());
    const name = await one.getAttribute("name");
    expect(top, `top of ${name}`).toBeGreaterThanOrEqual(-1);
    // Of a field that is higher than what is left, the beginning is there.
    if (bottom - top < left) expect(bottom, `bottom of ${name}`).toBeLessThanOrEqual(left);
    else expect(top, `top of ${name}`).toBeLessThan(left / 2);
  }
  await next(dialog).scrollIntoViewIfNeeded();
  const button = await next(dialog).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(left);
  await showKeys(page, false);
}

const opener = (page: Page) => page.locator(`main a[href="/enquire/${startProject.key}"]`).first();

const plan = "A machine that weaves algebra.";

/** Nobody writes so fast: two taps in one place would count as one that was meant once. Milliseconds. */
const pause = 600;

/** Sends an enquiry from the home page: in a window or, where the app is missing, on a page of its own. */
async function enquire(page: Page): Promise<void> {
  await opener(page).tap();
  const dialog = wizardDialog(page, startProject);
  const notice = page.locator("#loader-notice");
  const form = page.locator("main form").filter({ has: page.locator("[name=fullName]") });
  // A window says so where the wizard's own file is missing, and leads to the page of it.
  const plainWay = page.getByRole("link", { name: words.openingPage });
  await expect(dialog.or(notice).or(form).or(plainWay).first()).toBeVisible({ timeout: 40_000 });
  if (await notice.isVisible()) await opener(page).tap();
  else if (await plainWay.isVisible()) await plainWay.tap();
  await expect(dialog.or(form).first()).toBeVisible();
  const scope = (await dialog.isVisible()) ? dialog : form;
  const isInSteps = scope === dialog;
  const goOn = async () => {
    await page.waitForTimeout(pause);
    if (isInSteps) await next(dialog).tap();
  };
  if (isInSteps) await expectStep(page, startProject, 1);
  await goOn();
  await fillPerson(scope, startProject);
  await goOn();
  await tile(scope, startProject.choices[0] ?? "").tap();
  await goOn();
  const description = field(scope, startProject.labels.description);
  await description.fill(plan);
  const send = isInSteps ? next(dialog) : form.locator("[type=submit]").last();
  await page.waitForTimeout(pause);
  await send.tap();
  const reference = page.getByText(/\b[A-Z]{2}-\w{4}-\w{4}\b/).first();
  await expect(notice.or(reference).first()).toBeVisible({ timeout: 60_000 });
  // Asked for while the app was still on its way, it is said and kept; the next tap sends it.
  if (await notice.isVisible()) {
    await expect(description).toHaveValue(plan);
    await send.tap();
  }
  await expect(reference).toBeVisible({ timeout: 40_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The scripts and data that an enquiry asks for. */
async function filesOfEnquiry(page: Page): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: Request) => files.add(new URL(request.url()).pathname);
  page.on("request", note);
  await page.goto("/");
  await enquire(page);
  page.off("request", note);
  return [...files].filter((file) => /\.js(on)?$/.test(file));
}

/** The phone that a file is missing on: each is on one, by its name, since all of them on each would take an hour. */
const turnOf = (file: string) => [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % phones.length;

for (const [turn, viewport] of phones.entries()) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("an enquiry goes from the first tap to its reference, nothing too small or under the keys", async ({
      page,
    }) => {
      const dialog = await openByAddress(page, startProject);
      await next(dialog).tap();
      await expectStep(page, startProject, 2);
      expect(await smallFields(page)).toEqual([]);
      await field(dialog, startProject.labels.fullName).tap();
      await expectAboveKeys(page, dialog);
      await fillPerson(dialog, startProject);
      await next(dialog).tap();
      await expectStep(page, startProject, 3);
      await tile(dialog, startProject.choices[0] ?? "").tap();
      await next(dialog).tap();
      await expectStep(page, startProject, 4);
      await expectAboveKeys(page, dialog);
      await field(dialog, startProject.labels.description).fill("A machine that weaves algebra.");
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      await page.waitForTimeout(pause);
      await next(dialog).tap();
      await expectDone(page, startProject);
    });

    test("on a slow network the first tap opens the wizard, and is not busy afterwards", async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
      await session.send("Network.emulateNetworkConditions", slow);
      await page.goto("/");
      await opener(page).tap();
      await expectStep(page, startProject, 1);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.getByRole("dialog").getByRole("button", { name: words.close, exact: true })).toBeVisible();
    });

    test("an enquiry is sent without a file of the app, whichever it is, and nothing stays busy", async ({
      page,
      watch,
    }) => {
      const files = await filesOfEnquiry(page);
      expect(files.length).toBeGreaterThan(6);
      for (const file of files.filter((one) => turnOf(one) === turn)) {
        const isFile = ({ pathname }: URL) => pathname === file;
        await page.route(isFile, (route) => route.abort());
        await page.goto("/");
        await test.step(`without ${file}`, () => enquire(page));
        await page.unroute(isFile);
      }
      // The browser and Gatsby report what failed on purpose.
      watch.messages = [];
    });

    test("with letters twice as large the wizard fits, and its button can be reached", async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      const dialog = await openByAddress(page, startProject);
      await next(dialog).tap();
      await expectStep(page, startProject, 2);
      // The window cuts off what is wider than itself.
      const button = await next(dialog).boundingBox();
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await fillPerson(dialog, startProject);
      await page.waitForTimeout(pause);
      await next(dialog).tap();
      await expectStep(page, startProject, 3);
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      await expect(dialog.getByRole("button", { name: words.close, exact: true })).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("no field of any page has letters of less than 16 px", async ({ page }) => {
    for (const path of routes) {
      await open(page, path);
      expect.soft(await smallFields(page), path).toEqual([]);
    }
  });

  test("each field has the name, the type and the word for browsers that its definition gives it", async ({ page }) => {
    const [contact] = site.EnquiryForm;
    const forms = [
      ...site.Wizard.map(({ key, data }) => [`/enquire/${key}`, data.steps.flatMap(({ fields }) => fields)] as const),
      ["/contact", contact?.data.questions ?? []] as const,
    ];
    const types: Readonly<Record<string, string>> = {
      text: "text",
      email: "email",
      phone: "tel",
      textArea: "textarea",
    };
    for (const [path, fields] of forms) {
      await open(page, path);
      const asked = fields.flatMap(({ name, kind, autocomplete = "" }) =>
        types[kind] ? [{ name, type: types[kind], autocomplete }] : [],
      );
      const given = await page
        .locator("main form :is(input[type=text], input[type=email], input[type=tel], textarea):not([tabindex='-1'])")
        .evaluateAll((controls) =>
          (controls as HTMLInputElement[]).map(({ name, type, autocomplete }) => ({ name, type, autocomplete })),
        );
      expect(given, path).toEqual(asked);
    }
    await expect(page.locator("main form [autocomplete=email]")).toHaveAttribute("enterkeyhint", "send");
  });

  test("the Enter key says what it does", async ({ page }) => {
    const dialog = await openByAddress(page, startProject);
    await next(dialog).tap();
    await expect(field(dialog, startProject.labels.fullName)).toHaveAttribute("enterkeyhint", "next");
    await open(page, "/contact");
    await expect(page.locator("#contact-form input[type=email]")).toHaveAttribute("enterkeyhint", "send");
    await expect(page.locator("#contact-form textarea")).not.toHaveAttribute("enterkeyhint");
  });

  test("a tapped button keeps no look of a resting pointer", async ({ page }) => {
    await open(page, "/contact");
    const button = page.getByRole("button", { name: site.EnquiryForm[0]?.data.submit ?? "" });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await button.tap();
    await expect(page.locator("#contact-form [aria-invalid=true]")).not.toHaveCount(0);
    expect(await ground()).toBe(before);
  });

  test("two quick taps enlarge nothing, and pages stay inside what a notch leaves them", async ({ page }) => {
    for (const path of ["/", "/services/lamps", "/products/beacon-planner", "/enquire/start-project"]) {
      await open(page, path);
      const zooming = await page.evaluate(() =>
        [...document.querySelectorAll("a, button, summary, label")]
          .filter((control) => getComputedStyle(control).touchAction !== "manipulation")
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(zooming).toEqual([]);
    }
    await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute(
      "content",
      /viewport-fit|user-scalable|maximum/,
    );
  });

  test("a link that is pressed long opens nothing, and keeps the browser's own menu", async ({ page }) => {
    await page.goto("/");
    const link = opener(page);
    await link.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const finger = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    await session.send("Input.synthesizeTapGesture", { ...finger, duration: 1200, gestureSourceType: "touch" });
    await hydrated(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // The browser asks the page whether it may show its menu.
    const isMenuLeft = await link.evaluate((element) =>
      element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
    );
    expect(isMenuLeft).toBe(true);
    await link.tap();
    await expectStep(page, startProject, 1);
  });

  test("what is wider than the screen is pushed sideways by a finger, and the page stays", async ({ page }) => {
    await open(page, "/products/tide-service");
    const region = page
      .getByRole("region")
      .filter({ has: page.locator("pre") })
      .first();
    // A line of code that does not break.
    await region.locator("pre").evaluate((code) => {
      code.style.width = "1000px";
    });
    await region.scrollIntoViewIfNeeded();
    // Its end leads to no other page of the history.
    await expect(region).toHaveCSS("overscroll-behavior-x", "contain");
    const { x = 0, y = 0, width = 0, height = 0 } = (await region.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    // A finger that goes a pixel in each millisecond, however busy the machine is.
    const start = Date.now() / 1000;
    const touch = (type: "touchStart" | "touchMove", moved: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        timestamp: start + moved / 1000,
        touchPoints: [{ x: x + width * 0.8 - moved, y: y + height / 2 }],
      });
    await touch("touchStart", 0);
    for (let moved = 10; moved <= 160; moved += 10) await touch("touchMove", moved);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", timestamp: start + 0.161, touchPoints: [] });
    // Further than the finger went.
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(160);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test("whether the address bar is there or not, menu and window fill the screen, and no more", async ({ page }) => {
    await open(page, "/about");
    const name = shell.navigation.menu;
    await page
      .getByRole("banner")
      .locator("summary", { hasText: new RegExp(`^${name}$`) })
      .tap();
    const menu = page.getByRole("navigation", { name });
    for (const height of [844, 744, 844]) {
      await page.setViewportSize({ width: 390, height });
      const bottom = await menu.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(Math.abs(bottom - height)).toBeLessThan(1);
    }
    const dialog = await openByAddress(page, startProject);
    for (const height of [844, 744, 844]) {
      await page.setViewportSize({ width: 390, height });
      await expect(next(dialog)).toBeInViewport();
    }
  });

  test("pulled down at its top, an open wizard does not load the page anew", async ({ page }) => {
    await openByAddress(page, startProject);
    const overlay = page.locator("[data-reach-dialog-overlay]");
    for (const scrolled of [overlay, overlay.locator("form > div").first()]) {
      await expect(scrolled).toHaveCSS("overscroll-behavior-y", "contain");
    }
    await expect(page.locator("html, body").last()).toHaveCSS("overflow", /hidden/);
  });
});
