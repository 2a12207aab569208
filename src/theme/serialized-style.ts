import { type SerializedStyles, serializeStyles } from "@emotion/serialize";
import { css, type Theme } from "theme-ui";
import type { Style } from "./variants";

/** What was written before, for each theme, by the style's own words. */
const written = new WeakMap<Theme, Map<string, SerializedStyles>>();

/**
 * A style as emotion takes it, with the theme's values. Each is written once: the same few styles stand on most elements
 * of a page and on every page, and to write one costs as much as all else that an element takes.
 */
export function serializedStyle(style: Style, theme: Theme): SerializedStyles {
  let ofTheme = written.get(theme);
  if (!ofTheme) {
    ofTheme = new Map();
    written.set(theme, ofTheme);
  }
  // All that a style says: it takes no functions. What is undefined says nothing, and leaves a variant as it is.
  const words = JSON.stringify(style);
  let serialized = ofTheme.get(words);
  if (!serialized) {
    serialized = serializeStyles([css(JSON.parse(words))(theme)], undefined, theme);
    ofTheme.set(words, serialized);
  }
  return serialized;
}
