import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { required } from "../entry";
import { readSite } from "../read-site";
import { notifyMeKey } from "./endpoint";
import { enquirySite } from "./enquiry-site";

const site = readSite({ contentRoot: testContent });
const { forms } = enquirySite(site);

test("every wizard and form is an enquiry, and so is the request at the maintenance screen", () => {
  const asked = [...forms].map(([key, { fields }]) => [key, fields.map(({ offers: _, ...field }) => field)]);
  expect(asked).toEqual([
    ...site.EnquiryForm.map(({ key, data }) => [key, data.questions]),
    [notifyMeKey, [required(site.MaintenancePage, "pages/maintenance.yaml").data.emailField]],
    ...site.Wizard.map(({ key, data }) => [key, data.steps.flatMap(({ fields }) => fields)]),
  ]);
});

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
