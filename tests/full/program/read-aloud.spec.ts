import { listen } from "../../support/announcements";
import { fixDate } from "../../support/fixed-date";
import { expectAsKept } from "../../support/kept-text";
import { expect, open, test } from "../../support/test";
import { words } from "../../support/test-site";
import {
  expectDone,
  expectStep,
  fillAll,
  fillPerson,
  goTo,
  next,
  openByAddress,
  wizardDialog,
} from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";
import { axeFaults } from "../checks/axe";
import { formStates } from "./form-states";
import { germanStates } from "./german-states";
import { pageStates } from "./page-states";
import { partStates } from "./part-states";
import { sizeOf } from "./state";
import { wizardStates } from "./wizard-states";

/** Holds what screen readers are given: the tree of each page and state, and what is announced, in its order. */

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "UTC" });

const fileNameOf = (name: string) =>
  name
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase() || "home";

/** Values that differ from one build to the next: numbers of enquiries, React's ids, weights, addresses of this server. */
const steady = (text: string) =>
  text
    .replace(/\b[A-Z]{2}-\w{4}-\w{4}\b/g, "(reference)")
    .replace(/\d+ kB/g, "(weight) kB")
    .replace(/\d[\d.,]* (mg|g)\b/g, "(emissions) $1")
    .replace(/© \d{4}/g, "© (year)")
    .replace(/#:R\w+:/g, "#(id)")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "(here)");

/**
 * Runs in the page: what its tree leaves out, a line each: descriptions of what can be used, also whether it must be
 * answered, and regions that announce without a role of their own.
 */
function besidesTree(): string {
  const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "(nothing)";
  const isRead = (element: Element) => element.checkVisibility() && !element.closest("[aria-hidden=true]");
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    textOf((element as HTMLInputElement).labels?.[0] ?? element.querySelector("legend") ?? element);
  const described = [...document.querySelectorAll("[aria-describedby]")].filter(isRead).map((element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    return `"${nameOf(element)}" is described by: ${ids.map((id) => textOf(document.getElementById(id))).join(" / ")}`;
  });
  const wanted = [...document.querySelectorAll("[required], [aria-required=true]")]
    .filter(isRead)
    .map((element) => `"${nameOf(element)}" must be answered`);
  const announced = [...document.querySelectorAll("[aria-live]:not([role=status], [role=alert])")]
    .filter((region) => textOf(region) !== "")
    .map((region) => `announced (${region.getAttribute("aria-live")}): ${textOf(region)}`);
  return [...wanted, ...described, ...announced].map((line) => `# ${line}`).join("\n");
}

for (const state of [...pageStates, ...partStates, ...formStates, ...wizardStates, ...germanStates]) {
  test.describe(state.name, () => {
    test.use({ asksForConsent: state.asksForConsent ?? false, viewport: sizeOf(state) });

    test("reads as it is kept", async ({ page, watch }, info) => {
      await fixDate(page, "2026-06-21T12:00:00Z");
      await state.reach(page);
      const tree = await page.locator("body").ariaSnapshot();
      const besides = await page.evaluate(besidesTree);
      expectAsKept(steady(`${tree}\n${besides}`), `${fileNameOf(state.name)}.yml`, info);
      if (state.says) watch.messages = [];
    });
  });
}

test("a field that another's label names reads otherwise, where axe finds nothing", async ({ page }) => {
  await open(page, "/contact");
  const form = page.locator("#contact-form");
  const before = await form.ariaSnapshot();
  await form.locator("textarea").evaluate((field) => {
    const label = field.closest("form")?.querySelector("label");
    label?.setAttribute("id", "another");
    field.setAttribute("aria-labelledby", "another");
  });
  expect(await axeFaults(page)).toEqual([]);
  expect(await form.ariaSnapshot()).not.toBe(before);
});

test("a wizard announces each step, what is missing, and that it was sent", async ({ page }, info) => {
  const heard = await listen(page);
  const dialog = await openByAddress(page, startProject);
  await goTo(page, startProject, 2);
  await next(dialog).click();
  await fillPerson(dialog, startProject);
  await next(dialog).click();
  await expectStep(page, startProject, 3);
  await dialog.getByRole("button", { name: words.back, exact: true }).click();
  await expectStep(page, startProject, 2);
  await page.keyboard.press("Escape");
  // Gatsby names the page that is left over.
  await expect.poll(heard).toContain("Navigated to");
  await openByAddress(page, startProject);
  await next(await fillAll(page, startProject)).click();
  await expectDone(page, startProject);
  await wizardDialog(page, startProject).waitFor();
  expectAsKept(steady(await heard()), "announcements/wizard.txt", info);
});

test("tools announce what they have worked out", async ({ page }, info) => {
  const heard = await listen(page);
  await open(page, "/products/beacon-planner");
  await page.getByLabel("Oil", { exact: true }).fill("40 000");
  await page.getByLabel("Power", { exact: true }).fill("many");
  // Said when nobody has typed for a while.
  await expect.poll(heard).toContain("status: ");
  await page.getByRole("checkbox").first().press("Space");
  await page.waitForTimeout(1500);
  expectAsKept(steady(await heard()), "announcements/tools.txt", info);
});
