import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./test";
import { filled, literally, words } from "./test-site";
import { startProject, type WizardFacts } from "./wizards";

export const person = { fullName: "Ada Lovelace", email: "ada@example.com" };
export const description = "A machine that weaves algebra.";

export const brief = { name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("Weave algebra.\n") };

/** A text field, by its label with or without the word for optional. */
export const field = (scope: Locator, label: string | undefined, { optional } = words) =>
  scope.getByRole("textbox", { name: new RegExp(`^${literally(label ?? "")}( \\(${literally(optional)}\\))?$`) });

export const summary = (scope: Locator) => scope.getByRole("alert").filter({ hasText: words.summary });

type Step = 1 | 2 | 3 | 4;

/** A wizard in its window, whatever step it is in; or its questions on a page of their own, below each other. */
export class Wizard {
  /** The button that goes on, whatever stands behind its word. */
  readonly next: Locator;
  readonly back: Locator;
  readonly close: Locator;
  readonly summary: Locator;
  readonly fileInput: Locator;
  readonly listedFiles: Locator;
  /** What is said of files that are not taken. */
  readonly fileRefusals: Locator;

  constructor(
    readonly page: Page,
    readonly facts: WizardFacts = startProject,
    readonly scope: Locator = page.getByRole("dialog", { name: new RegExp(`^${literally(facts.name)} `) }),
  ) {
    const { words } = facts;
    const button = (name: string) => scope.getByRole("button", { name, exact: true });
    this.next = scope.getByRole("button", { name: new RegExp(`^${literally(words.next)}(:|$)`) });
    [this.back, this.close] = [button(words.back), button(words.close)];
    this.summary = summary(scope);
    this.fileInput = scope.getByLabel(words.filesChoose);
    this.listedFiles = scope.getByRole("list", { name: words.filesList }).getByRole("listitem");
    const files = scope.getByRole("group", { name: new RegExp(`^${facts.labels.files}`) });
    this.fileRefusals = files.getByRole("alert");
  }

  /** A question of one or several lines, by its name. */
  field(name: string): Locator {
    return field(this.scope, this.facts.labels[name], this.facts.words);
  }

  /** One of the choices: by its place in the content. */
  tile(place: number): Locator {
    return this.scope.getByRole("checkbox", { name: this.facts.choices[place] ?? "", exact: true });
  }

  /** Opens it by its address. */
  async open(path = "/about"): Promise<this> {
    await open(this.page, `${path}#${this.facts.key}`);
    await expect(this.at(1)).toBeVisible();
    return this;
  }

  /** Its window in a step, from 1. */
  at(step: Step): Locator {
    const name = `${this.facts.name} ${filled(this.facts.words.progress, { step, total: 4 })}`;
    return this.page.getByRole("dialog", { name, exact: true });
  }

  /** Expects a step to be on screen with focus on its heading. */
  async expectStep(step: Step): Promise<void> {
    await this.expectHeading(this.at(step), step);
  }

  /** Expects the confirmation, with focus on its heading. */
  async expectDone(): Promise<void> {
    const name = `${this.facts.name} ${this.facts.words.finished}`;
    await this.expectHeading(this.page.getByRole("dialog", { name, exact: true }), 5);
  }

  private async expectHeading(dialog: Locator, step: number): Promise<void> {
    const name = this.facts.headings[step - 1];
    await expect(dialog.getByRole("heading", { name, exact: true })).toBeFocused();
  }

  /** Goes from the first step to another, with the least that must be entered on the way. */
  async goTo(step: 2 | 3 | 4): Promise<void> {
    await this.next.click();
    await this.expectStep(2);
    if (step === 2) return;
    await this.fillPerson();
    await this.next.click();
    await this.expectStep(3);
    if (step === 3) return;
    await this.tile(0).check();
    await this.next.click();
    await this.expectStep(4);
  }

  /** Fills in the two questions that must be answered, in the second step. */
  async fillPerson(): Promise<void> {
    for (const [name, answer] of Object.entries(person)) await this.field(name).fill(answer);
  }

  /** Goes from the first step to the fourth and answers it: the next button sends the enquiry. */
  async fillAll(): Promise<void> {
    await this.goTo(4);
    await this.field("description").fill(description);
  }
}
