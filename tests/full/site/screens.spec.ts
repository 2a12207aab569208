import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { fixDate } from "../../support/fixed-date";
import { compareParts } from "../../support/picture-difference";
import { pictureFault } from "../../support/reference-picture";
import { settled } from "../../support/settled";
import { expect, open, test } from "../../support/test";
import { addresses, nowhere } from "./addresses";

/** Folder of the pictures; those that differ are put below the results of the tests, beside each other. */
const folder = "docs/screens";

/** The screens, and how large a page of each is drawn: a few kilobytes show every block. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 0.4 },
  { width: 768, height: 1024, deviceScaleFactor: 0.3 },
  { width: 1440, height: 900, deviceScaleFactor: 0.2 },
];

/** The height of the parts that are compared, and the share of their points that may differ. */
const partHeight = 100;
const tolerance = 0.01;

const nameOf = (address: string) =>
  address === nowhere ? "not-found" : address.slice(1).replaceAll("/", "-") || "home";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "UTC" });

/** Takes a picture of a page as it is now, and says how it differs from the one that is kept. */
async function look(page: Page, id: string, { project }: TestInfo, isUpdate: boolean): Promise<string | undefined> {
  await settled(page);
  return pictureFault({
    id,
    screenshot: await page.screenshot({ fullPage: true, animations: "disabled" }),
    folder,
    isUpdate,
    results: join(project.outputDir, "screens"),
    command: "npm run screens",
    compare: compareParts(partHeight),
    tolerance,
  });
}

for (const { width, height, deviceScaleFactor } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const address of addresses) {
      const id = `${nameOf(address)}-${width}`;
      test(`${address} looks as docs/screens/${id}.webp`, async ({ page, watch }, info) => {
        // The same hour of the same day, whatever a page tells by them.
        await fixDate(page, "2026-06-21T12:00:00Z");
        await open(page, address);
        expect(await look(page, id, info, info.config.updateSnapshots === "changed")).toBeUndefined();
        if (address === nowhere) watch.messages = watch.messages.filter((text) => !text.includes("status of 404"));
      });
    }

    test("a block that has moved is noticed", async ({ page }, info) => {
      await fixDate(page, "2026-06-21T12:00:00Z");
      await open(page, "/contact");
      await page.addStyleTag({ content: "main h1 { transform: translateY(24px) }" });
      expect(await look(page, `contact-${width}`, info, false)).toMatch(
        /^contact-\d+ differs in [\d.]+ % of its points$/,
      );
    });
  });
}
