import type { Locator, Page } from "@playwright/test";
import { brief } from "./wizard-steps";

/** What fields hold, as their app knows it; files by name. */
export const valuesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => {
      if (field.type === "checkbox") return String(field.checked);
      if (field.type !== "file") return field.value;
      return field.files?.[0]?.name ?? /brief\.\w+/.exec(field.closest("fieldset")?.textContent ?? "")?.[0] ?? "";
    }),
  );

/** Enters something into a field: another thing each time. */
export async function enter(field: Locator, time: number): Promise<void> {
  const type = await field.evaluate((one: HTMLInputElement) => (one.inputMode === "decimal" ? "decimal" : one.type));
  if (type === "checkbox") await field.evaluate((one: HTMLInputElement) => one.click());
  else if (type === "file") await field.setInputFiles(time === 0 ? brief : []);
  else if (type === "select-one") {
    const count = await field.locator("option").count();
    await field.selectOption({ index: count - 1 - (time % count) });
  } else {
    const text = { date: "2031-05-1", range: "1", decimal: "5" }[type] ?? "Ada Lovelace ";
    await field.fill(type === "email" ? `${time}ada@example.com` : `${text}${6 + time}`);
  }
}

/** The fields that a person sees; not those of a program in the page. */
export const fieldsOf = (page: Page): Locator =>
  page.locator("main :is(input[id], select[id], textarea[id], label > input):not([type=hidden], [tabindex='-1'])");
