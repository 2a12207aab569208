/** State of the page: Gatsby's own screens in its place are nothing for whoever edits. */
export type PageState = "shown" | "missing" | "broken";

/** Messages of the editor to a page of the preview. */
export type ToPage =
  /** Shows another page in place of this one, as soon as it is made; meanwhile a neighbour's, if there is one. */
  | { edit: "go"; path: string; meanwhile?: string }
  | { edit: "pick"; isOn: boolean }
  /** Shows where some words stand: the one of that number, where they stand several times. */
  | { edit: "show"; text: string; index: number }
  | Change
  | Moved;

/** An entry of a list has another place, which the page shows before it is made anew. */
export interface Moved {
  edit: "moved";
  /** Some words of each entry, in their order before. */
  entries: readonly (readonly Picked[])[];
  from: number;
  to: number;
}

/** Change of a field, which the page shows before it is made anew. */
export type Change = {
  id: string;
  /** Place of its words before, or of the picture that says them to who cannot see it. */
  from: Picked;
  /** Words that the field has now, or the picture's alternative text. */
  text: string;
} & ({ edit: "typed" } | { edit: "picture"; picture: Blob } | { edit: "absent"; around?: "section" | "li" });

/** Some words around a place that was clicked, and how often they stand before it on the page. */
export interface Picked {
  text: string;
  index: number;
}

/** Messages of a page of the preview to the editor. */
export type FromPage =
  /** It listens from now on; what changes a field has a place to go to once it is drawn. */
  | { edit: "here"; path: string; state: PageState; isDrawn: boolean }
  /** From the innermost out. */
  | { edit: "picked"; around: Picked[] };

/** Words as they compare: without the spaces that only move them, and as they are typed before the build sets them. */
export const plainWords = (text: string): string =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[“”„]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/…/g, "...")
    .replace(/₂/g, "2")
    .trim();
