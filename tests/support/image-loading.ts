/** Reflects the attribute as a property, which jsdom does not, and every browser of ours does. */
Object.defineProperty(HTMLImageElement.prototype, "loading", {
  configurable: true,
  get(this: Element) {
    return this.getAttribute("loading");
  },
  set(this: Element, value: string) {
    this.setAttribute("loading", value);
  },
});
