/** What a translator touches: words, or every sign that can be seen. */
export type Strength = "words" | "signs";

/**
 * Runs in the page: does to it what the translator of Chrome does. Each text is replaced by other words in two elements
 * `font`, and so is what comes later. A letter becomes its full-width form, so that words can be read back.
 */
export function imitateTranslator(strength: Strength): void {
  const touched = strength === "words" ? /[a-z]/i : /\S/;
  const isLeft = (text: Text) =>
    !touched.test(text.data) ||
    text.parentElement === null ||
    text.parentElement.closest("head, script, style, textarea, svg, font, [translate=no], .notranslate") !== null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isLeft(text)) continue;
      const words = text.data.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.classList.add("translated-ltr");
  document.documentElement.lang = "fr";
  translate(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
