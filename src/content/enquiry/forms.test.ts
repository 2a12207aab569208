import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { required } from "../entry";
import { readSite } from "../read-site";
import { notifyMeKey } from "./endpoint";
import { enquiryLanguage } from "./forms";

const site = readSite({ contentRoot: testContent });
const { forms, messages, uploads, facts } = enquiryLanguage(site);

test("every wizard and form is an enquiry, and so is the request at the maintenance screen", () => {
  const keys = [...site.Wizard, ...site.EnquiryForm].map(({ key }) => key);
  expect([...forms.keys()].sort()).toEqual([...keys, notifyMeKey].sort());
  expect([...forms].filter(([key, form]) => form.key !== key)).toEqual([]);
});

test.each(site.Wizard.map(({ key, data }) => [key, data] as const))(
  "%s asks the questions of all its steps, in their order",
  (key, { name, steps }) => {
    expect(forms.get(key)?.name).toBe(name);
    const asked = forms.get(key)?.fields.map(({ offers: _, ...field }) => field);
    expect(asked).toEqual(steps.flatMap(({ fields }) => fields));
  },
);

test("what a page offers can be chosen in the wizard that its offer opens, and what it is about where that is no choice", () => {
  const others = ["Beacon planner", "Tide service", "Ferries", "Fishing"];
  const named = (wizard: string, ...names: string[]) => names.map((name) => `${wizard} choices ${name}`);
  const offered = [...forms.values()].flatMap(({ key, fields }) =>
    fields.flatMap(({ kind, offers = [] }) => offers.map((offer) => `${key} ${kind} ${offer}`)),
  );
  expect(offered).toEqual([
    ...named("book-visit", "Lenses", ...others),
    "start-project choices Candles for a year",
    "start-project choices A lamp on trial",
    "start-project choices A beacon for our own harbour",
    "start-project choices A light by our own figures",
    "start-project choices A dark tower",
    ...named("start-project", ...others),
  ]);
});

test("a form asks its own questions, the maintenance screen its only one", () => {
  for (const { key, data } of site.EnquiryForm) expect(forms.get(key)?.fields).toEqual(data.questions);
  expect(forms.get(notifyMeKey)?.fields).toEqual([
    required(site.MaintenancePage, "pages/maintenance.yaml").data.emailField,
  ]);
});

test("they come with their messages, their limits and the company's addresses", () => {
  expect(messages).toEqual({ ...site.EnquiryWords.data, locale: "en-GB" });
  expect(uploads).toBe(site.SiteSettings.data.enquiries.uploads);
  const { company, email, phone } = site.SiteSettings.data.facts;
  expect(facts).toEqual({ company, email, phone });
});
