import { interpolate, longDate } from "../../content/text/text";
import { bytesPerCharacter } from "./kind-rules";
import { textKind } from "./text";

/** The last day that can be meant: a year has four digits. */
export const lastDay = "9999-12-31";

/** Tells whether a text is a day of the calendar, written as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const dateRules = textKind((text) => text.trim(), {
  settings: { min: "optional", max: "optional" },
  checkSettings: ({ min, max }) =>
    min && max && min > max ? [{ path: ["max"], message: "lies before min; choose a later day" }] : [],
  problem: ({ min, max }, answer, messages) => {
    const day = String(answer);
    if (!isDay(day)) return messages.dateInvalid;
    if (min && day < min) return interpolate(messages.dateTooEarly, { min: longDate(min, messages.locale) });
    if (max && day > max) return interpolate(messages.dateTooLate, { max: longDate(max, messages.locale) });
    return undefined;
  },
  maxBytes: () => lastDay.length * bytesPerCharacter,
});
