import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { appScripts, forgiveMismatch, holdFiles } from "../support/before-hydration";
import { stored } from "../support/stored-enquiries";
import { expect, hydrated, test } from "../support/test";
import { testSiteFolder } from "../support/test-content";
import { others, touchedBy } from "../support/touched-pages";
import { brief } from "../support/wizard-steps";

const pagesWithFields = () =>
  readdirSync(resolve(testSiteFolder, "public"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html") && !file.startsWith("examples"))
    .filter((file) =>
      /<main.*<(input|select|textarea).*<\/main/s.test(readFileSync(resolve(testSiteFolder, "public", file), "utf8")),
    )
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

/** The fields that a person sees; not those of a program in the page. */
const fieldsOf = (page: Page): Locator =>
  page.locator("main :is(input[id], select[id], textarea[id], label > input):not([type=hidden], [tabindex='-1'])");

/** What the fields hold, as their app knows it; files are listed by name. */
const valuesOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      if (field.type === "checkbox") return String(field.checked);
      if (field.type !== "file") return field.value;
      return field.files?.[0]?.name ?? /brief\.\w+/.exec(field.closest("fieldset")?.textContent ?? "")?.[0] ?? "";
    }),
  );

/** Enters something into a field: another thing each time. */
async function enter(field: Locator, time: number): Promise<void> {
  const type = await field.evaluate((one: HTMLInputElement) => (one.inputMode === "decimal" ? "decimal" : one.type));
  if (type === "checkbox") await field.evaluate((one: HTMLInputElement) => one.click());
  else if (type === "file") await field.setInputFiles(time === 0 ? brief : []);
  else if (type === "select-one") {
    const count = await field.locator("option").count();
    await field.selectOption({ index: count - 1 - (time % count) });
  } else {
    const text = { email: "ada@example.com", date: "2031-05-1", range: "1", decimal: "5" }[type] ?? "Ada Lovelace ";
    await field.fill(type === "email" ? `${time}${text}` : `${text}${6 + time}`);
  }
}

/** A list on whose choice other fields depend: another roof has other faces, an activity has units. */
const deciding = (page: Page) => page.locator("[data-waiting]:has([type=checkbox], table) select");

const caret = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) => {
    const field = document.activeElement as HTMLInputElement;
    return [fields.indexOf(field), field.selectionStart, field.selectionEnd];
  });

const arrived = (page: Page) =>
  page.waitForFunction(() => {
    const fields = [...document.querySelectorAll("main :is(input[id], select[id], textarea[id])")];
    const isReacts = (field: Element) => Object.keys(field).some((key) => key.startsWith("__reactProps"));
    return fields.length > 0 && fields.every(isReacts) && !document.querySelector("[data-waiting]");
  });

async function openTouched(page: Page, path: string, who: string): Promise<() => void> {
  const release = await holdFiles(page, appScripts);
  await page.goto(path, { waitUntil: "load" });
  await touchedBy(who, page);
  return release;
}

const templates = ["/contact", "/enquire/start-project", "/products/beacon-planner", "/products/tide-service"];

for (const who of others) {
  test(`what was entered early is kept where there are fields, touched by ${who}`, async ({ page, watch }) => {
    const all = pagesWithFields();
    expect(all).toEqual(expect.arrayContaining(templates));
    for (const path of who === "all of them" ? all : templates) {
      await test.step(path, async () => {
        const release = await openTouched(page, path, who);
        const indexes = await fieldsOf(page).evaluateAll((all) =>
          all.flatMap((one, index) =>
            one.matches("[data-waiting]:has([type=checkbox], table) select") ? [] : [index],
          ),
        );
        for (const index of indexes) await enter(fieldsOf(page).nth(index), 0);
        const text = fieldsOf(page).and(page.locator("textarea, [type=text], [inputmode=decimal]")).last();
        if (await text.count()) {
          await text.focus();
          await page.keyboard.press("Home");
          await page.keyboard.press("ArrowRight");
        }
        const entered = await valuesOf(page);
        const place = await caret(page);
        release();
        await arrived(page);
        await expect.poll(() => valuesOf(page), path).toEqual(entered);
        await expect.poll(() => caret(page), path).toEqual(place);
        for (const index of indexes) {
          await enter(fieldsOf(page).nth(index), 1);
          entered[index] = (await valuesOf(page))[index] ?? "";
          expect(await valuesOf(page), `${path} after field ${index}`).toEqual(entered);
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
    for (const path of ["/products/beacon-planner", "/products/tide-service"]) {
      await test.step(`a list on whose choice other fields of ${path} depend`, async () => {
        const release = await openTouched(page, path, who);
        const name = await deciding(page).first().getAttribute("name");
        const list = page.locator(`main select[name="${name}"]`);
        // A choice alone is no sign of a visitor; who makes one has focused the list.
        await list.focus();
        await list.selectOption({ index: 1 });
        const chosen = await list.inputValue();
        release();
        await arrived(page);
        await expect(list, who).toHaveValue(chosen);
        await expect(list, who).toBeFocused();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
    forgiveMismatch(watch);
  });
}

for (const who of others) {
  test(`what is typed while React hydrates a page touched by ${who} goes on, and is sent`, async ({ page, watch }) => {
    const release = await openTouched(page, "/contact", who);
    await page.locator("main [name=name]").fill("Ada Lovelace");
    await page.locator("main [name=email]").fill("ada@example.com");
    const message = page.locator("main [name=message]");
    await message.focus();
    release();
    const text = "The quick brown fox jumps over the lazy dog, again and again, until the app is there.";
    await page.keyboard.type(text, { delay: 15 });
    await arrived(page);
    await expect(message, who).toHaveValue(text);
    await expect(message).toBeFocused();
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.locator("main form [type=submit]").click();
    const { reference } = (await (await answer).json()) as { reference: string };
    const answers = { name: "Ada Lovelace", email: "ada@example.com", message: text };
    expect(await stored(reference)).toMatchObject([{ form: "contact", answers }]);
    forgiveMismatch(watch);
  });
}

test("what the browser brings back by itself counts, in a page that an extension touches", async ({ page, watch }) => {
  const message = page.locator("main [name=message]");
  // Left before the app is there: of fields that React has, browsers bring back nothing.
  const release = await holdFiles(page, appScripts);
  await page.goto("/contact", { waitUntil: "load" });
  await page.locator("main [name=name]").fill("Ada");
  await message.fill("Weave algebra.");
  await page.goto("/policies/imprint");
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack({ waitUntil: "load" });
  await expect(message).toHaveValue("Weave algebra.");
  await touchedBy("an extension, with an element beside each field", page);
  await hydrated(page);
  await arrived(page);
  await message.pressSequentially("!");
  await expect(message).toHaveValue("Weave algebra.!");
  await expect(page.locator("main [name=name]")).toHaveValue("Ada");
  forgiveMismatch(watch);
});
