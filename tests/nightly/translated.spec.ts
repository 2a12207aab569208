import type { Page } from "@playwright/test";
import { enquiryEndpoint, take } from "../support/enquiry-endpoint";
import { fixDate } from "../support/fixed-date";
import { expect, hydrated, test } from "../support/test";
import { routes, site } from "../support/test-site";
import { imitateTranslator, type Strength } from "../support/translator";
import { brief } from "../support/wizard-steps";

const translatePage = (page: Page, strength: Strength): Promise<void> => page.evaluate(imitateTranslator, strength);

const readBack = (text: string) =>
  text.replace(/[\uff21-\uff5a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** All that can be read in a page, and what its fields hold, in the words of the page itself. */
async function shownOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea");
    const values = [...controls].map(({ value, checked }) => `${value} ${checked ?? ""}`);
    return [location.href, document.body.innerText, ...values].join("\n");
  });
  return readBack(shown).split(/\s+/);
}

/**
 * Everything is done twice: on a page that a translator has in hand, and on its twin, which nobody touches. Read back
 * into the page's own words, both must show the same after every step.
 */
interface Twins {
  translated: Page;
  untouched: Page;
}

const all = ({ translated, untouched }: Twins) => [translated, untouched];

/** Does the same on both pages, and expects both to show the same. */
async function both(twins: Twins, what: string, act: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all(all(twins).map(act));
  const difference = async () => {
    const [translated = [], untouched = []] = await Promise.all(all(twins).map(shownOn));
    const place = untouched.findIndex((word, index) => word !== translated[index]);
    const around = (words: string[]) => words.slice(place - 8, place + 12).join(" ");
    return place < 0 && translated.length === untouched.length ? "" : [around(translated), around(untouched)];
  };
  await expect.poll(difference, { message: what, timeout: 20_000 }).toBe("");
  const wordsIn = (place: string) => twins.translated.locator(`#gatsby-focus-wrapper > ${place} font font`).count();
  for (const place of ["header", "main", "footer"])
    expect(await wordsIn(place), `${what}: ${place}`).toBeGreaterThan(3);
}

async function openTwins(translated: Page, path: string, strength: Strength, width: number): Promise<Twins> {
  const twins = { translated, untouched: await translated.context().newPage() };
  for (const page of all(twins)) {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      // The hour opens a sheet of the home page, unless that is in sight.
      Date.prototype.getHours = () => 0;
      window.print = () => {};
      navigator.clipboard.writeText = async (text) => void document.body.setAttribute("data-copied", text);
      // A result is said once it has rested, and not if it is the last one again by then: a page that is slower than its
      // twin would say less for good.
      const wait = window.setTimeout;
      window.setTimeout = ((act: () => void, time?: number) => wait(act, time === 800 ? 0 : time)) as typeof wait;
    });
    // Both tell the same time, whenever they are asked.
    await fixDate(page, "2026-06-15T09:30:00Z");
    await page.goto(path);
  }
  await translatePage(translated, strength);
  await both(twins, path, hydrated);
  return twins;
}

/** Runs in the page: the first link to a page of the site that was not seen yet. */
function nextOf(seen: readonly string[]): string | undefined {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      ":is(header, main, footer) a[href^='/']:not([href$='.html'], [href^='/enquire'], [href^='/de'], [data-action], [target])",
    ),
  ];
  return links.map(({ pathname }) => pathname).find((path) => !seen.includes(path));
}

const follow = (path: string) => async (page: Page) => {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`:is(header, main, footer) a[href="${href}"]:not([target])`)?.click(),
    path,
  );
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
};

const controls =
  ":is(select, input[type=checkbox], input[type=range], input[inputmode], summary, button:not([type=submit], [data-action=language]))";

async function operate(twins: Twins, selector: string, place: number): Promise<void> {
  const control = (page: Page) => page.locator(selector).nth(place);
  const name = await control(twins.untouched).evaluate((element) => element.outerHTML.slice(0, 200));
  if (/^<select/.test(name)) {
    for (let index = (await control(twins.untouched).locator("option").count()) - 1; index >= 0; index--) {
      await both(twins, name, (page) => control(page).selectOption({ index }));
    }
  } else if (name.includes("inputmode")) {
    for (const text of ["40 000", "many", "", "74.000"]) {
      await both(twins, name, (page) => control(page).fill(text));
      await both(twins, name, (page) => control(page).blur());
    }
  } else if (name.includes('type="range"')) {
    for (const key of ["ArrowRight", "ArrowRight", "Home", "End"]) {
      await both(twins, name, (page) => control(page).press(key));
    }
  } else {
    await both(twins, name, (page) => control(page).evaluate((element: HTMLElement) => element.click()));
    if ((await twins.untouched.locator("[role=dialog]").count()) === 0) return;
    await both(twins, name, (page) => page.keyboard.press("Escape"));
  }
}

async function operateAll(twins: Twins, part: string): Promise<void> {
  const selector = `${part} ${controls}:visible`;
  for (let place = 0; place < (await twins.untouched.locator(selector).count()); place++) {
    await operate(twins, selector, place);
  }
}

const ways: [Strength, number][] = [
  ["words", 390],
  ["signs", 1280],
];

async function answer(page: Page, form: string): Promise<void> {
  const text = (type: string) => page.locator(`${form} :is(${type}):visible`);
  for (const field of await text("input[type=text]:not([tabindex]), textarea").all()) await field.fill("12 lamps");
  for (const field of await text("input[type=email]").all()) await field.fill("ada@example.com");
  for (const field of await text("input[type=tel]").all()) await field.fill("+1 602 555-0100");
  for (const field of await text("input[type=date]").all()) await field.fill("2031-05-01");
  for (const field of await text("select").all()) await field.selectOption({ index: 1 });
  for (const field of await page.locator(`${form} input[type=checkbox]`).all()) await field.check({ force: true });
  for (const field of await page.locator(`${form} input[type=file]`).all()) await field.setInputFiles(brief);
}

/** Presses on with nothing answered, answers, and goes on until it is sent. @returns what was sent, of both pages */
async function fillIn(twins: Twins, form: string): Promise<unknown[]> {
  const posted = await Promise.all(all(twins).map((page) => enquiryEndpoint(page, take)));
  const goOn = (page: Page) =>
    page.locator(`${form} button[type=submit]`).evaluate((button: HTMLElement) => button.click());
  const isSent = () => posted.every((sent) => sent.length > 0);
  // A first step that asks nothing is passed, so that the next is pressed on from with nothing answered.
  if ((await twins.untouched.locator(`${form} :is(input[id], textarea, select):visible`).count()) === 0)
    await both(twins, "first step", goOn);
  for (let step = 1; step < 6 && !isSent(); step++) {
    await both(twins, `step ${step}, nothing answered`, goOn);
    await both(twins, `step ${step}, answered`, (page) => answer(page, form));
    await both(twins, `step ${step}, on`, goOn);
  }
  await expect.poll(isSent).toBe(true);
  await both(twins, "sent", async () => {});
  return posted.map((sent) =>
    sent.map(({ path, values }) => ({ path, ...values, idempotency_key: "", elapsed_ms: 0 })),
  );
}

for (const [strength, width] of ways) {
  test(`every page and tool, ${strength} at ${width}`, async ({ page }) => {
    const twins = await openTwins(page, "/", strength, width);
    await operateAll(twins, ":is(header, footer)");
    const seen = ["/"];
    for (let depth = 0; depth >= 0; ) {
      const next = await twins.untouched.evaluate(nextOf, seen);
      if (next) {
        seen.push(next);
        depth += 1;
        await both(twins, next, follow(next));
        await operateAll(twins, "main");
      } else {
        depth -= 1;
        if (depth >= 0) await both(twins, "Back", (each) => each.goBack());
      }
    }
    expect(seen).toEqual(expect.arrayContaining(routes));
  });

  for (const key of site.Wizard.map((wizard) => wizard.key)) {
    test(`${key}, ${strength} at ${width}`, async ({ page }) => {
      const twins = await openTwins(page, "/about", strength, width);
      await both(twins, key, async (each) => {
        await each.evaluate((hash) => void location.assign(`#${hash}`), key);
        await expect(each.locator("[role=dialog] h2")).toBeFocused();
      });
      const [translated, untouched] = await fillIn(twins, "[role=dialog]");
      expect(translated).toEqual(untouched);
    });
  }

  test(`the contact form, ${strength} at ${width}`, async ({ page }) => {
    const twins = await openTwins(page, "/contact", strength, width);
    const [translated, untouched] = await fillIn(twins, "main form");
    expect(translated).toEqual(untouched);
  });
}
