import { plainWords } from "./messages";

/** Text that somebody types into a field, until the page itself follows. */
interface TypedText {
  node: Text;
  wanted: string;
  time: number;
}

/** Milliseconds for which the page may still show what was typed before. */
const lag = 4000;

const typed = new Map<string, TypedText>();

/** The only text within an element that holds nothing else. */
function onlyText(element: Element): Text | undefined {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== "") texts.push(node);
  }
  return texts.length === 1 ? texts[0] : undefined;
}

/**
 * Shows what is typed at once.
 * @param find the element that says what the field said before
 */
export function showTyped(id: string, wanted: string, find: () => Element | undefined): void {
  const known = typed.get(id);
  const element = known?.node.isConnected ? undefined : find();
  const node = known?.node.isConnected ? known.node : element && onlyText(element);
  if (!node) return;
  // Two fields may say the same words; where they stand once, they are the one's that was changed last.
  for (const [other, { node: own }] of typed) if (own === node) typed.delete(other);
  typed.set(id, { node, wanted, time: Date.now() });
  if (node.data !== wanted) node.data = wanted;
}

/** The page follows step by step: what it makes of an earlier letter does not take back a later one. */
new MutationObserver(() => {
  for (const [id, { node, wanted, time }] of typed) {
    const hasArrived = plainWords(node.data) === plainWords(wanted);
    if (!node.isConnected || Date.now() - time > lag) typed.delete(id);
    else if (!hasArrived) node.data = wanted;
  }
}).observe(document, { characterData: true, childList: true, subtree: true });

const pictures = new Map<string, Element>();

const leftOut = new Set<HTMLElement>();

/**
 * Leaves out what a neighbour's page has and the page in its place has not.
 * @param name the element around it that goes with it: of a block, or of an entry of a list
 */
export function leaveOut(find: () => Element | undefined, name?: "section" | "li"): void {
  const place = find();
  const around = name && place?.closest(name);
  // A block may stand beside the headline, which stays.
  const element = around && !around.querySelector("h1") ? around : place;
  if (!(element instanceof HTMLElement)) return;
  leftOut.add(element);
  element.hidden = true;
}

/** Lets everything be as the page itself draws it: another takes its place. */
export function forgetChanges(): void {
  typed.clear();
  pictures.clear();
  for (const element of leftOut) element.hidden = false;
  leftOut.clear();
}

/**
 * Shows a picture at once, in place of one in several formats and widths that are still to be made of it.
 * @param find the picture that the field named before
 */
export function showPicture(
  id: string,
  { picture, text }: { picture: Blob; text: string },
  find: () => Element | undefined,
): void {
  const known = pictures.get(id);
  const image = known?.isConnected ? known : find();
  if (!(image instanceof HTMLImageElement)) return;
  pictures.set(id, image);
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.removeAttribute("srcset");
  image.removeAttribute("srcset");
  image.src = URL.createObjectURL(picture);
  image.alt = text;
}
