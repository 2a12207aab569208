import type { Wizard } from "../questions/definition";
import type { EnquiryValues } from "../send/use-sending";

/** Texts that a wizard is opened with, by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

/** Preset answers, by the name of the question. */
export type Presets = Readonly<Record<string, readonly string[] | string>>;

/**
 * The choices that the page on screen is about: opened from the page of a service, a wizard has it chosen.
 * @param path path of the page, with or without a slash at the end
 */
export function presetsFor(
  { steps }: Pick<Wizard, "steps">,
  path: string,
): Readonly<Record<string, readonly string[]>> {
  const page = path.replace(/(.)\/$/, "$1");
  const presets: Record<string, readonly string[]> = {};
  for (const { name, choices } of steps.flatMap(({ fields }) => fields)) {
    const chosen = (choices ?? []).filter((choice) => choice.page === page).map((choice) => choice.name);
    if (chosen.length > 0) presets[name] = chosen;
  }
  return presets;
}

/** True once something is entered that was not there before. */
export function hasAnswers(values: EnquiryValues, presets: Presets): boolean {
  return Object.entries(values).some(([name, value]) => {
    const preset = presets[name] ?? [];
    if (typeof value === "string") return value.trim() !== "" && value !== preset;
    return Array.isArray(value) && value.join("\n") !== [preset].flat().join("\n");
  });
}
