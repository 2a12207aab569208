/** Patterns that a drawing (svg) may not have, each as an editor would look for it in the file. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b/i, "a script"],
  [/\son[a-z]+\s*=/i, "a program that runs when something happens (such as onload)"],
  [/(href|src)\s*=\s*["']?\s*javascript:/i, "a link that runs a program"],
  [/<foreignObject\b/i, "a page of HTML (foreignObject)"],
  [/<!ENTITY\b/i, "an entity"],
  [/<(image|use|feImage|a)\b[^>]*href\s*=\s*["'](?!#|data:image\/(png|jpe?g|webp|gif);)/i, "something of another file"],
  [/url\(\s*["']?(?!#|["']?data:)/i, "something of another file"],
  [/@import\b/i, "styles of another file"],
];

/** Comments and the declaration before the drawing: editors write them, browsers pass them over. */
const withoutComments = (source: string) => source.replace(/<!--[\s\S]*?-->/g, "");

/**
 * Refused part of a drawing, which is served to visitors as it is, or undefined where it is plain.
 * @param source the text of an svg file
 */
export function drawingMessage(source: string): string | undefined {
  const drawing = withoutComments(source);
  if (!/<svg\b/i.test(drawing)) return "is no drawing: there is no <svg> in it";
  const found = refused.find(([pattern]) => pattern.test(drawing));
  return found && `has ${found[1]} in it; save it as a plain svg, with everything it shows in the one file`;
}
