import type { Wizard } from "../questions/definition";
import type { EnquiryValues } from "../send/use-sending";

/** Things that a visitor brings along into an enquiry. */
export interface Brought {
  /** The offer that was pressed, by the name that the content gives it. */
  readonly offer?: string | undefined;
  readonly figures?: BroughtFigures | undefined;
}

export interface BroughtFigures {
  /** Name in a few words: 7 lines, 478.1 t. */
  readonly label: string;
  /** All of them, as a text. */
  readonly text: string;
  /** Name of the question that takes them; the description where it is left out. */
  readonly question?: string | undefined;
}

/** Preset answers, by the name of the question. */
export type Presets = Readonly<Record<string, readonly string[] | string>>;

type Steps = Pick<Wizard, "steps" | "studies">;

const questionsIn = ({ steps }: Steps) => steps.flatMap(({ fields }) => fields);

/** The question that takes the description: the first one with room for it. */
const descriptionIn = (wizard: Steps) => questionsIn(wizard).find(({ kind }) => kind === "textArea");

/**
 * The choices that the page on screen is about: opened from the page of a service, or from a case study that shows it, a
 * wizard has it chosen. So is what was brought along; the description begins with it.
 * @param path path of the page, with or without a slash at the end
 */
export function presetsFor(wizard: Steps, path: string, brought: Brought = {}): Presets {
  const page = path.replace(/(.)\/$/, "$1");
  const pages = [page, ...(wizard.studies?.[page] ?? [])];
  const presets: Record<string, readonly string[] | string> = {};
  for (const { name, choices } of questionsIn(wizard).filter(({ kind }) => kind === "choices")) {
    const chosen = (choices ?? [])
      .filter((choice) => choice.page && pages.includes(choice.page))
      .map((choice) => choice.name);
    const all = [...new Set([...chosen, ...(brought.offer ? [brought.offer] : [])])];
    if (all.length > 0) presets[name] = all;
  }
  const description = descriptionIn(wizard);
  if (description && brought.offer) presets[description.name] = `${brought.offer}. `;
  const question = brought.figures?.question ?? description?.name;
  if (brought.figures && question) {
    presets[question] = [presets[question], brought.figures.text].filter(Boolean).join("\n\n");
  }
  return presets;
}

/** The answers without something that was brought along: not chosen any more, and no longer in the description. */
export function answersWithout(
  wizard: Steps,
  values: EnquiryValues,
  removed: Brought,
): Record<string, readonly string[] | string> {
  const answers: Record<string, readonly string[] | string> = {};
  const { offer, figures } = removed;
  for (const { name } of questionsIn(wizard).filter(({ kind }) => offer !== undefined && kind === "choices")) {
    const chosen = values[name];
    if (Array.isArray(chosen)) answers[name] = chosen.map(String).filter((one) => one !== offer);
  }
  const description = descriptionIn(wizard);
  const rewrite = (question: string, without: (text: string) => string) => {
    const text = values[question];
    if (typeof text === "string") answers[question] = without(text).trim();
  };
  if (description && offer) {
    rewrite(description.name, (text) => (text.startsWith(`${offer}.`) ? text.slice(offer.length + 1) : text));
  }
  const question = figures?.question ?? description?.name;
  if (figures && question) rewrite(question, (text) => text.replace(figures.text, ""));
  return answers;
}

/** True once something is entered that was not there before. */
export function hasAnswers(values: EnquiryValues, presets: Presets): boolean {
  return Object.entries(values).some(([name, value]) => {
    const preset = presets[name] ?? [];
    if (typeof value === "string") return value.trim() !== "" && value !== preset;
    return Array.isArray(value) && value.join("\n") !== [preset].flat().join("\n");
  });
}
