import { readSite } from "../../../src/content/read-site";
import { ports } from "../../support/ports";
import { sleep } from "../tab";
import { expect, test } from "../test";

test.use({ sitePort: ports.site, contentFolder: "content" });

const { Languages, InterfaceWords } = readSite();
const { languages } = Languages.data;
const [first, second] = languages;

// Links of a site of several languages lead to pages of their own: journeys/first-press.spec.ts.
if (second && languages.every(({ dataSet }) => dataSet === first?.dataSet)) {
  test("a language that was chosen is shown after the reload, and stays when React comes", async ({
    tab,
    expected,
  }) => {
    // Gatsby says so of a page that is left while its data is on the way: the choice loads it again.
    expected.push(/page resources for \/about not found|We couldn't load "\/page-data\//);
    const chosen = () => document.querySelector("header [data-chosen]")?.textContent;
    await tab.goto("/about");
    await tab.press({ css: "header summary", text: `${InterfaceWords.data.languages.label}: ` });
    await tab.run(() => void Object.assign(window, { isOld: true }));
    await tab.press(`header button[data-action=language][value="${second.code}"]`);
    await tab.until(() => document.readyState === "complete" && !("isOld" in window));
    await tab.until((flag) => document.querySelector("header [data-chosen]")?.textContent === flag, second.flag);
    await tab.hydrate();
    await sleep(1000);
    expect(await tab.run(chosen)).toBe(second.flag);
    expect(await tab.count(`header button[value="${second.code}"][aria-pressed=true]`)).toBe(1);
  });
}
