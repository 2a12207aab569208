import { drawingMessage } from "../../src/content-check/picture-facts";
import { EditRefusal } from "../edit-refusal";

/** As much as a picture may weigh, in bytes; a drawing is served to visitors as it is. */
export const weight = 300_000;

const svgSpace = "http://www.w3.org/2000/svg";

/** Namespaces of drawing programs: what they write for themselves goes without a word. */
const ownSpaces = [null, svgSpace, "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xlink"];

export const mayBeDrawing = (bytes: Buffer): boolean => /<svg[\s>/]/.test(bytes.toString("utf8"));

/** A drawing with nothing but what DOMPurify lists for drawings; one that would lose a part by that is refused. */
export async function plainDrawing(bytes: Buffer): Promise<Buffer> {
  if (bytes.byteLength > weight) {
    throw new EditRefusal("This drawing weighs more than 300 kB; save it with less detail, or as a PNG.");
  }
  // Loaded with the first drawing: it takes a second.
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import("dompurify"), import("jsdom")]);
  const { window } = new JSDOM("");
  // To take comments out of a document one by one takes the square of their number.
  const text = bytes.toString("utf8").replace(/<!--[\s\S]*?(-->|$)/g, (all, end) => (end ? "" : all));
  const root = new window.DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.namespaceURI !== svgSpace) {
    throw new EditRefusal("This drawing cannot be read; save it as a plain SVG.");
  }
  const purifier = createPurifier(window);
  purifier.sanitize(root, {
    IN_PLACE: true,
    KEEP_CONTENT: false,
    USE_PROFILES: { svg: true, svgFilters: true },
    NAMESPACE: svgSpace,
  });
  const lost = (purifier.removed as { element?: Node; attribute?: Attr | null }[]).flatMap(({ element, attribute }) => {
    const part = attribute ?? (element as Element | undefined);
    return part && ownSpaces.includes(part.namespaceURI) ? [attribute ? part.nodeName : `<${part.nodeName}>`] : [];
  });
  if (lost.length > 0) {
    const parts = [...new Set(lost)].slice(0, 3).join(", ");
    throw new EditRefusal(
      `This drawing has ${parts} in it, which is not taken; save it as a plain SVG without programs.`,
    );
  }
  const plain = new window.XMLSerializer().serializeToString(root);
  const message = drawingMessage(plain);
  if (message) throw new EditRefusal(`This drawing ${message}.`);
  return Buffer.from(`${plain}\n`);
}
