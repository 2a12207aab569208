/** @jsxImportSource react */
import type { ComponentProps } from "react";
import { Glyph } from "./glyph";

interface GlyphButtonProps extends ComponentProps<"button"> {
  glyph: ComponentProps<typeof Glyph>["name"];
  /** Name of what it does: read aloud, and shown while the pointer rests on it. */
  name: string;
}

/** A button that shows a sign in place of words. */
export const GlyphButton = ({ glyph, name, ...props }: GlyphButtonProps) => (
  <button {...props} type="button" aria-label={name} title={name}>
    <Glyph name={glyph} />
  </button>
);
