import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../../server/app";
import { readEnquiryConfig } from "../../server/enquiries/config";
import { openEnquiries } from "../../server/enquiries/open-enquiries";
import { followBuilds } from "../../server/site/follow-builds";
import { servedFolders } from "../../src/hosting/releases";
import { failedRequest } from "../support/enquiry-endpoint";
import { addressOf, ports } from "../support/ports";
import { expect, open, test } from "../support/test";
import { testSiteFolder } from "../support/test-content";
import { site, words } from "../support/test-site";
import { field } from "../support/wizard-steps";

/** Whatever breaks in the server, nobody is thanked for an enquiry that nobody has. */

test.use({ baseURL: addressOf(ports.failing) });

const [contact] = site.EnquiryForm;
const { doneTitle = "", questions = [] } = contact?.data ?? {};
const answers = ["Ada Lovelace", "ada@example.com", "Which engine?"];

// One server, and one place at a time that fails.
test.describe.configure({ mode: "default" });

const folder = mkdtempSync(join(tmpdir(), "failing-"));
const buildOf = followBuilds(() => servedFolders(testSiteFolder), console.error);
/** What fails at the moment. */
let failing = "";
function fail(what: string): void {
  if (failing === what) throw Object.assign(new Error("planted"), { code: "EACCES" });
}

const config = readEnquiryConfig({ ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}` });
const enquiries = openEnquiries(config, () => {
  fail("the words and forms of the build");
  return [buildOf({}).enquiries];
});
const { store } = enquiries;
const save = store.save.bind(store);
store.save = async (...args) => {
  fail("the store");
  const receipt = await save(...args);
  fail("the answer to what is stored");
  return receipt;
};
let app: Awaited<ReturnType<typeof buildApp>>;

test.beforeAll(async () => {
  app = await buildApp({
    enquiries,
    buildOf: (request) => {
      fail("the build");
      return buildOf(request);
    },
  });
  app.addHook("onSend", async () => fail("the last step of an answer"));
  await app.listen({ port: ports.failing, host: "127.0.0.1" });
});
test.afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

for (const what of [
  "the words and forms of the build",
  "the store",
  "the answer to what is stored",
  "the build",
  "the last step of an answer",
]) {
  test(`where ${what} fails, nobody is thanked, and what was entered is sent once it is well again`, async ({
    page,
    watch,
  }) => {
    await open(page, "/contact");
    const form = page.locator("#contact-form");
    for (const [index, answer] of answers.entries()) await field(form, questions[index]?.label ?? "").fill(answer);
    const before = (await store.readEnquiries()).length;
    failing = what;
    const refused = page.waitForResponse("**/api/enquiries/contact**");
    await form.locator("button[type=submit]").click();
    const thanked = form.getByRole("heading", { name: doneTitle });
    if ((await refused).status() >= 400) {
      await expect(form).toContainText(words.kept);
      await expect(thanked).toHaveCount(0);
      for (const [index, answer] of answers.entries()) {
        await expect(field(form, questions[index]?.label ?? "")).toHaveValue(answer);
      }
    }
    failing = "";
    if ((await thanked.count()) === 0) await form.locator("button[type=submit]").click();
    await expect(thanked).toBeVisible();
    expect(await store.readEnquiries()).toHaveLength(before + 1);
    watch.messages = watch.messages.filter((line) => !failedRequest.test(line));
  });
}
