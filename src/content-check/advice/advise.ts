import type { FieldPath } from "../../content/fields/field-schemas";
import type { ContentFile } from "../../content/files/load";
import { type Details, type Problem, problemAt } from "../problems";

/** @param today the day of the check: `2026-11-21` */
export type Advise = (content: ContentFile, today: string) => Problem[];

export const advise = (content: ContentFile, path: FieldPath, message: string, details: Details = {}): Problem =>
  problemAt(content, path, message, { ...details, level: "advice" });
