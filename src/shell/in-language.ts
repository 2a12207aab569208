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

interface WholeFile {
  readonly language: string;
  readonly all: Record<string, unknown>;
}

/** The whole file of one language, as its schema types it: by that the build has read it. */
export const wholeInLanguage = <Content>(
  files: { readonly nodes: readonly WholeFile[] },
  language: string,
  file: string,
) => inLanguage(files, language, file).all as unknown as Content;
