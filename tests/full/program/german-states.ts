import type { Page } from "@playwright/test";
import { enquiryEndpoint, take } from "../../support/enquiry-endpoint";
import { expect, open } from "../../support/test";
import { german } from "../../support/test-site";
import { germanProject } from "../../support/wizards";
import type { State } from "./state";

const { next, nextSend } = german.EnquiryWords.data;
const { headings, labels, choices, key } = germanProject;

const pathOf = (file: string) => german.Page.find((page) => page.file === file)?.path ?? "";
const paths = [
  german.HomePage.path ?? "",
  german.Service.find((one) => one.key === "lamps")?.path ?? "",
  pathOf("pages/contact.yaml"),
];

/** Opens the wizard and goes to a step, from 1; the fifth says that it was sent. */
async function goTo(page: Page, step: number): Promise<void> {
  await enquiryEndpoint(page, take);
  await open(page, `${pathOf("pages/about.yaml")}#${key}`);
  const dialog = page.getByRole("dialog");
  const answers = [
    () => Promise.resolve(),
    async () => {
      await dialog.getByRole("textbox", { name: labels.fullName }).fill("Ada Lovelace");
      await dialog.getByRole("textbox", { name: labels.email }).fill("ada@example.com");
    },
    () => dialog.getByRole("checkbox", { name: choices[0], exact: true }).check(),
    () => dialog.getByRole("textbox", { name: labels.description }).fill("Drei Lampen."),
  ];
  const expectStep = (at: number) =>
    expect(dialog.getByRole("heading", { name: headings[at - 1], exact: true })).toBeFocused();
  await expectStep(1);
  for (const [index, answer] of answers.slice(0, step - 1).entries()) {
    await answer();
    await dialog
      .getByRole("button")
      .filter({ hasText: index === 3 ? nextSend : next })
      .click();
    await expectStep(index + 2);
  }
}

/** Pages that readers of the screen are given in the site's second language: three pages, and the wizard in its steps. */
export const germanStates: readonly State[] = [
  ...paths.map((path): State => ({ name: path, reach: async (page) => void (await open(page, path)) })),
  ...[1, 2, 3, 4, 5].map(
    (step): State => ({
      name: `German ${germanProject.name}, step ${step}`,
      reach: (page) => goTo(page, step),
    }),
  ),
];
