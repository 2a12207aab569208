import type { Page } from "@playwright/test";
import { appScripts, forgiveMismatch, holdFiles, others, touchedBy } from "../support/before-hydration";
import { enter, fieldsOf, valuesOf } from "../support/entries";
import { stored } from "../support/stored-enquiries";
import { expect, hydrated, test } from "../support/test";
import { built, fileOf, routes, site } from "../support/test-site";

/** What the fields hold, and where the focus is in them. */
const stateOf = async (page: Page) => ({
  values: await valuesOf(fieldsOf(page)),
  caret: await fieldsOf(page).evaluateAll((fields) => {
    const focused = document.activeElement as HTMLInputElement;
    return [fields.indexOf(focused), focused.selectionStart, focused.selectionEnd];
  }),
});

/** A list on whose choice other fields depend: another roof has other faces, an activity has units. */
const deciding = "[data-waiting]:has([type=checkbox], table) select";

const arrived = (page: Page) =>
  page.waitForFunction(() => {
    const fields = [...document.querySelectorAll("main :is(input[id], select[id], textarea[id])")];
    const isReacts = (field: Element) => Object.keys(field).some((key) => key.startsWith("__reactProps"));
    return fields.length > 0 && fields.every(isReacts) && !document.querySelector("[data-waiting]");
  });

async function openTouched(page: Page, path: string, who: (typeof others)[number]): Promise<() => void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const release = await holdFiles(page, appScripts);
  await page.goto(path, { waitUntil: "load" });
  await touchedBy(who, page);
  return release;
}

const tools = ["/products/beacon-planner", "/products/tide-service"];
const templates = ["/contact", "/enquire/start-project", ...tools];
const pagesWithFields = [...routes, ...site.Wizard.map(({ key }) => `/enquire/${key}`), "/maintenance"].filter((path) =>
  /<main.*<(input|select|textarea).*<\/main/s.test(built(fileOf(path))),
);

for (const who of others) {
  test(`what was entered early is kept where there are fields, touched by ${who}`, async ({ page, watch }) => {
    expect(pagesWithFields).toEqual(expect.arrayContaining(templates));
    for (const path of who === "all of them" ? pagesWithFields : templates) {
      await test.step(path, async () => {
        const release = await openTouched(page, path, who);
        const indexes = await fieldsOf(page).evaluateAll(
          (all, css) => all.flatMap((one, index) => (one.matches(css) ? [] : [index])),
          deciding,
        );
        for (const index of indexes) await enter(fieldsOf(page).nth(index), 0);
        const text = fieldsOf(page).and(page.locator("textarea, [type=text], [inputmode=decimal]")).last();
        if (await text.count()) {
          await text.focus();
          await page.keyboard.press("Home");
          await page.keyboard.press("ArrowRight");
        }
        const entered = await stateOf(page);
        release();
        await arrived(page);
        await expect.poll(() => stateOf(page), path).toEqual(entered);
        for (const index of indexes) {
          await enter(fieldsOf(page).nth(index), 1);
          const { values } = await stateOf(page);
          entered.values[index] = values[index] ?? "";
          expect(values, `${path} after field ${index}`).toEqual(entered.values);
        }
      });
    }
    for (const path of tools) {
      await test.step(`a list on whose choice other fields of ${path} depend`, async () => {
        const release = await openTouched(page, path, who);
        const name = await page.locator(deciding).first().getAttribute("name");
        const list = page.locator(`main select[name="${name}"]`);
        // A choice alone is no sign of a visitor; who makes one has focused the list.
        await list.focus();
        await list.selectOption({ index: 1 });
        const chosen = await list.inputValue();
        release();
        await arrived(page);
        await expect(list, who).toHaveValue(chosen);
        await expect(list, who).toBeFocused();
      });
    }
    forgiveMismatch(watch);
  });

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
  const release = await openTouched(page, "/contact", "nobody");
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
