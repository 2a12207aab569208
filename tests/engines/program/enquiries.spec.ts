import { stored } from "../../support/stored-enquiries";
import { site } from "../../support/test-site";
import { enter, reference } from "../forms";
import { appScripts } from "../network";
import { expect, test } from "../test";

const [contact] = site.EnquiryForm;
const labels = contact?.data.questions.map(({ label }) => label) ?? [];
const message = ["Ada Lovelace", "ada@example.com", "Which engine?"];
const answers = { name: "Ada Lovelace", email: "ada@example.com", message: "Which engine?" };

test("a letter that is written and sent twice while the app is late is one enquiry", async ({ tab, network }) => {
  const form = "#contact-form";
  const release = network.hold(appScripts);
  await tab.goto("/contact", "parsed");
  for (const [index, label] of labels.entries()) await enter(tab, form, label, message[index] ?? "");
  for (let times = 0; times < 2; times++) await tab.press(`${form} [type=submit]`);
  release();
  const number = await reference(tab, form);
  expect(network.asked.filter((line) => line.startsWith("POST "))).toHaveLength(1);
  expect(await stored(number)).toMatchObject([{ answers }]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});
