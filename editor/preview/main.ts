import { type FromPage, type Picked, plainWords, type ToPage } from "./messages";
import { showMoved } from "./moved";
import { goTo, watchState } from "./state";
import { leaveOut, showPicture, showTyped } from "./typed";

/** Runs in a page of the preview, and in no page of the built site: it lets the editor find places, and be told of them. */

declare global {
  interface Window {
    /** The address of the editor, the only one that is answered; its server writes it before this program. */
    editorAddress?: string;
  }
}

const { editorAddress: editor } = window;
let isPicking = false;

const say = (message: FromPage) => {
  if (editor && window.parent !== window) window.parent.postMessage(message, editor);
};

const wordsOf = (element: Element): string =>
  plainWords(element instanceof HTMLImageElement ? element.alt : (element.textContent ?? ""));

/** Keeps the consent banner shut for editors; the button in the footer still opens it. */
function leaveConsentUnasked(): void {
  const { documentElement: root } = document;
  const asks = "data-asks-consent";
  root.removeAttribute(asks);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeAttribute(asks);
  });
  observer.observe(root, { attributeFilter: [asks] });
}
leaveConsentUnasked();

/** A window that a page opens by itself would take the focus, and what is typed, from the form beside it. */
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfHere(options) {
  if (document.hasFocus()) focus.call(this, options);
};

/** All innermost elements that say just these words: in the order of the page, those around it behind its own. */
function saying(words: string): Element[] {
  const found = [...document.body.querySelectorAll("*")].filter(
    (element) => !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && wordsOf(element) === words,
  );
  const innermost = found.filter((element) => ![...element.children].some((child) => found.includes(child)));
  const main = document.querySelector("main");
  return innermost.toSorted((a, b) => Number(main?.contains(b)) - Number(main?.contains(a)));
}

/** Words around a place, from the inside out, as far as they could be one field. */
function around(start: Element): Picked[] {
  const picked: Picked[] = [];
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
    const text = wordsOf(element);
    if (text === "" || text === picked.at(-1)?.text) continue;
    if (picked.length === 8) break;
    const same = saying(text);
    const own = element;
    picked.push({
      text,
      index: Math.max(
        0,
        same.findIndex((other) => own.contains(other)),
      ),
    });
  }
  return picked;
}

document.addEventListener(
  "click",
  (event) => {
    if (!isPicking || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pictures = event.target.querySelectorAll("img");
    const inner = event.target instanceof HTMLImageElement || pictures.length !== 1 ? event.target : pictures[0];
    say({ edit: "picked", around: around(inner ?? event.target) });
  },
  { capture: true },
);

function placeOf(words: string, index: number): Element | undefined {
  const found = saying(plainWords(words));
  return found[index] ?? found[0];
}

function show(words: string, index: number): void {
  const element = placeOf(words, index);
  if (!(element instanceof HTMLElement)) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  element.style.outline = "3px solid #FFB938";
  element.style.outlineOffset = "4px";
  setTimeout(() => {
    element.style.outline = "";
    element.style.outlineOffset = "";
  }, 1800);
}

window.addEventListener("message", ({ data, origin, source }: MessageEvent<ToPage>) => {
  if (source !== window.parent || typeof data?.edit !== "string" || origin !== editor) return;
  if (data.edit === "go") goTo(data.path, data.meanwhile);
  if (data.edit === "typed" || data.edit === "picture" || data.edit === "absent") {
    const { id, from, text } = data;
    const find = () => placeOf(from.text, from.index);
    if (data.edit === "absent") leaveOut(find, data.around);
    if (data.edit === "typed") showTyped(id, text, find);
    if (data.edit === "picture") showPicture(id, { picture: data.picture, text }, find);
  }
  if (data.edit === "moved") {
    const place = (words: readonly Picked[]) => words.map(({ text, index }) => placeOf(text, index)).find(Boolean);
    showMoved(data.entries.map(place), data.from, data.to);
  }
  if (data.edit === "pick") {
    isPicking = data.isOn;
    document.documentElement.style.cursor = data.isOn ? "crosshair" : "";
  }
  if (data.edit === "show") show(data.text, data.index);
});

// Last: what the editor answers is heard.
watchState((now) => say({ edit: "here", ...now }));
