import { required } from "../content/required";

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
