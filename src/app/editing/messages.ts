import type { FieldPath } from "../../content/fields/field-schemas";

export type ToPage =
  | { edit: "write"; file: string; written: unknown }
  | { edit: "pick"; isOn: boolean }
  | { edit: "show"; field: FieldPath };

export type FromPage =
  /** `missing`: Gatsby has not made it yet. `broken`: nothing at all can be drawn. */
  | { edit: "here"; state: "shown" | "missing" | "broken" }
  /** `held`: what was written cannot be drawn, and the page stays as it was. `apart`: this page does not show the file. */
  | { edit: "drawn"; state: "shown" | "held" | "apart" }
  /** The words that were clicked, and their field where the file has one. */
  | { edit: "picked"; field: FieldPath | undefined; words: string };

export interface WrittenPage {
  readonly entry: { readonly path: string };
  readonly said: unknown;
  /** False where the page's entry shows nothing of the file. */
  readonly isShown: boolean;
}
