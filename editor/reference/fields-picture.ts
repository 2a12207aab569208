import { type Kind, pageTraits } from "../../src/content/kinds";

/** The picture that shows where on its page the fields of a kind of file are, from the project's root. */
export const fieldsPicture = (kind: Kind): string | undefined =>
  pageTraits(kind)?.template && `docs/pictures/fields/${kind.typeName}.webp`;
