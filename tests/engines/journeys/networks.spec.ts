import { fullOnly } from "../../support/full-only";
import { site, siteWords, words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { appScripts } from "../network";
import { sleep, type Tab } from "../tab";
import { expect, test } from "../test";

const isSaid = (text: string) =>
  [...document.querySelectorAll("[role=alert]")].some(({ textContent }) => textContent?.includes(text));

const opener = `header a[href="/enquire/${startProject.key}"]`;
const headingHasFocus = () =>
  document.activeElement?.closest("[role=dialog]") && document.activeElement.matches("h2, h3");
const isAppThere = () => performance.getEntriesByName("hydrated").length > 0;
const letter = "#contact-form textarea";
const fields = ["#contact-form input[autocomplete=name]", "#contact-form input[type=email]", letter];
const texts = ["Ada Lovelace", "ada@example.com", "Which engine?"];
const textIn = (css: string) => document.querySelector<HTMLTextAreaElement>(css)?.value;
const failed = site.InterfaceWords.data.program.failed;

/** Writes the contact form and sends it; gives when a reference is said. */
async function send(tab: Tab): Promise<void> {
  for (const [index, css] of fields.entries()) await tab.fill(css, texts[index] ?? "");
  await tab.press("#contact-form [type=submit]");
  await tab.until(() => /[A-Z]+-\w{4}-\w{4}/.test(document.querySelector("#contact-form")?.textContent ?? ""));
  expect(await tab.count("[aria-busy=true]")).toBe(0);
}

test("offline after the first page, a letter is kept and said not to be sent", async ({ tab, network, expected }) => {
  expected.push(/./);
  await tab.goto("/contact");
  await tab.hydrate();
  for (const [index, css] of fields.entries()) await tab.fill(css, texts[index] ?? "");
  network.become({ path: /./, breaks: true });
  await tab.press("#contact-form [type=submit]");
  await tab.until(isSaid, words.kept);
  expect(await tab.run(textIn, letter)).toBe(texts[2]);
  expect(await tab.count("[aria-busy=true], #contact-form [aria-disabled=true]")).toBe(0);
  network.become();
  await tab.press("#contact-form [type=submit]");
  await tab.until(() => document.querySelector("#contact-form form") === null);
});

test("through a proxy that takes headers away everything works", { tag: "@full" }, async ({ tab, network }) => {
  const without = [
    "content-security-policy",
    "cache-control",
    "etag",
    "vary",
    "last-modified",
    "x-content-type-options",
  ];
  network.become({ path: /./, without });
  await tab.goto("/");
  await tab.press(opener);
  await tab.until(headingHasFocus);
  await tab.goto("/contact");
  await send(tab);
});

test("with two seconds of delay on each file the first press still opens", async ({ tab, network }) => {
  network.become({ path: /\.(js|json|woff2|avif|webp|svg)$/, delay: 2000 });
  await tab.goto("/");
  await tab.press(opener);
  await tab.until(headingHasFocus);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
  // Text that is written before the app has come is there when it has, and is sent.
  await tab.goto("/contact", "parsed");
  await send(tab);
});

test("a captive portal's HTML in place of the answer keeps a letter, and says so", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/./);
  await tab.goto("/contact");
  await tab.hydrate();
  network.become({ path: /^\/api\//, html: "<!doctype html><title>Log in</title><p>Welcome to the train." });
  for (const [index, css] of fields.entries()) await tab.fill(css, texts[index] ?? "");
  await tab.press("#contact-form [type=submit]");
  await tab.until(isSaid, words.kept);
  expect(await tab.run(textIn, letter)).toBe(texts[2]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

for (const [name, path] of [
  ["every script of the app", appScripts],
  ["the page's data", /^\/page-data\//],
] as const) {
  const title = `a captive portal's HTML in place of ${name} is said, and nothing stays busy`;
  test(title, fullOnly(path !== appScripts), async ({ tab, network, expected }) => {
    expected.push(/./);
    const html = "<!doctype html><title>Log in</title><p>Welcome to the train.";
    const release = network.hold({ path, html });
    await tab.goto("/", "parsed");
    await tab.press(opener);
    release();
    await tab.until(isSaid, failed);
    expect(await tab.count("[aria-busy=true]")).toBe(0);
    await tab.press(opener);
    await tab.until((key) => location.pathname === `/enquire/${key}`, startProject.key);
  });
}

test("a page without its fonts is read as it is, and fits", { tag: "@full" }, async ({ tab, network, expected }) => {
  // Each engine says it in its own words.
  expected.push(/./);
  network.become({ path: /^\/fonts\//, breaks: true });
  await tab.driver.resize(390, 844);
  await tab.goto("/");
  expect(await tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test("where an extension removes the banner, what is typed early is kept all the same", { tag: "@full" }, async ({
  tab,
  network,
  expected,
}) => {
  // React says that it draws the banner anew.
  expected.push(/#4(18|22|23|25)|hydrat/i);
  const release = network.hold({ path: appScripts });
  await tab.goto("/contact", "parsed");
  await tab.run(() => document.getElementById("consent")?.remove());
  await tab.fill(letter, "Which engine?");
  release();
  await tab.until(isAppThere);
  await sleep(1000);
  await tab.until(
    () => document.querySelector<HTMLTextAreaElement>("#contact-form textarea")?.value === "Which engine?",
  );
  await tab.press("#contact-form [type=submit]");
  await tab.until(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  expect(await tab.run(textIn, letter)).toBe("Which engine?");
});

test.describe("where nothing may be stored", () => {
  test.use({ storage: false });
  test.describe.configure({ mode: "default" });

  test("an answer holds as long as the page, no evening is offered, and a letter is sent", async ({ tab }) => {
    await tab.goto("/contact");
    await tab.until(() => document.documentElement.hasAttribute("data-asks-consent"));
    await tab.press({ css: "#consent button", text: siteWords.consent.decline });
    await tab.until(() => !document.documentElement.hasAttribute("data-asks-consent"));
    // An answer that could not be kept is not offered.
    const isShown = () => document.querySelector("footer [data-action=theme]")?.checkVisibility();
    expect(await tab.run(isShown)).toBe(false);
    await send(tab);
  });

  test("a language that is chosen loads the page anew, and the wizard opens there", { tag: "@full" }, async ({
    tab,
  }) => {
    const [, other] = site.Languages.data.languages;
    await tab.goto("/about");
    await tab.run(() => Boolean(Object.assign(window, { isOld: true })));
    await tab.press({ css: "header summary", text: `${site.InterfaceWords.data.languages.label}: ` });
    await tab.press(`header [data-action=language][data-code=${other?.code}]`);
    await tab.until(() => document.readyState === "complete" && !("isOld" in window));
    await tab.press(opener);
    await tab.until(headingHasFocus);
  });
});
