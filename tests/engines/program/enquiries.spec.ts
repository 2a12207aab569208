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
  const release = network.hold({ path: appScripts });
  await tab.goto("/contact", "parsed");
  for (const [index, label] of labels.entries()) await enter(tab, form, label, message[index] ?? "");
  for (let times = 0; times < 2; times++) await tab.press(`${form} [type=submit]`);
  release();
  const number = await reference(tab, form);
  expect(network.asked.filter((line) => line.startsWith("POST "))).toHaveLength(1);
  expect(await stored(number)).toMatchObject([{ answers }]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScript: false });

  test("a letter that is sent half written comes back with what is missing, and goes when that is filled in", async ({
    tab,
    expected,
  }) => {
    // The browser says of a page that comes with a status of refusal that it failed to load.
    expected.push(/status of 422/);
    const send = "main form [type=submit]";
    await tab.goto("/contact");
    await tab.fill("main form [name=name]", "Ada Lovelace");
    await tab.fill("main form [name=message]", "Which engine?");
    await tab.press(send);
    await tab.until(() => document.activeElement?.matches("main form [data-plain=answer]"));
    const faults = () =>
      [...document.querySelectorAll("main form [data-plain=answer] a")].map((one) => one.textContent);
    expect(await tab.run(faults)).toEqual([labels[1]]);
    await tab.fill("main form [name=email]", "ada@example.com");
    await tab.press(send);
    await tab.until(() => document.readyState !== "loading" && new URLSearchParams(location.search).has("sent"));
    expect(await stored(await tab.text("[data-reference] strong"))).toMatchObject([{ form: "contact", answers }]);
  });
});
