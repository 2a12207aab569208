import { type EntryOf, required } from "../content/entry";
import type { KindName } from "../content/kinds";

/** The file of one language among those of all. */
export function inLanguage<Node extends { readonly language: string }>(
  { nodes }: { readonly nodes: readonly Node[] },
  language: string,
  file: string,
): Node {
  return required(
    nodes.find((node) => node.language === language),
    file,
  );
}

/** The whole files of a content type that a query brought, in each language. */
export interface WholeFiles<Name extends KindName> {
  readonly nodes: readonly { readonly language: string; readonly data: EntryOf<Name> }[];
}
