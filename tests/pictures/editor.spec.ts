import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, type Page } from "@playwright/test";
import sharp from "sharp";
import { editCopy, expect, field, openFile, type RunningEditor, save } from "../support/editor";
import { addressOf, ports } from "../support/ports";

/** The editor on a copy of this site's content, whose pages are those that were built. */
const test = base.extend<{ editor: RunningEditor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
  editor: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "pictures-"));
    const { editor, end } = await editCopy(folder, addressOf(ports.site), resolve("content"));
    await use(editor);
    await end();
    rmSync(folder, { recursive: true, force: true });
  },
});

async function take(page: Page, name: string): Promise<void> {
  // The pictures of cards come as they are scrolled to.
  await page.waitForLoadState("networkidle");
  const shot = await page.screenshot({ animations: "disabled" });
  await sharp(shot).resize(1200).webp({ quality: 75 }).toFile(`docs/pictures/${name}.webp`);
}

const service = "services/devops.yaml";

test("the pictures of the guide", async ({ page, editor }) => {
  await page.goto(editor.address());
  await expect(page.getByRole("heading", { name: "All pages" })).toBeVisible();
  await take(page, "editor-pages");

  await openFile(page, editor, service);
  await expect(page.frameLocator("iframe").locator("h1")).toBeVisible();
  await field(page, "title").focus();
  // The page scrolls to the headline, and marks it for 1.8 seconds.
  await page.waitForTimeout(700);
  await take(page, "editor");

  await page.getByRole("link", { name: "Pictures" }).click();
  await expect(page.locator(".library-picture").first()).toBeVisible();
  await take(page, "editor-pictures");

  await openFile(page, editor, service);
  await field(page, "superHeading").fill("From commit to customer");
  await save(page);
  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill("DevOps: a clearer line above the headline");
  await take(page, "editor-changes");
});
