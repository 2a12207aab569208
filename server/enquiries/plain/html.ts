import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Every element below a node, in the order of the text. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The first element below a node that a test finds right. */
export function findElement(parent: Parent, isRight: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(parent)) if (isRight(element)) return element;
  return undefined;
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The first element below a node with that value of an attribute. */
export const findBy = (parent: Parent, name: string, value: string): Element | undefined =>
  findElement(parent, (element) => attributeOf(element, name) === value);

/** Gives an attribute a value; with undefined, it is taken away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** Puts a text in the place of all that an element holds. What it means to HTML is written out when it is printed. */
export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
  defaultTreeAdapter.insertText(element, text);
}

/** The text of an element that holds nothing but text. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : "")).join("");

/** Adds an element with a text at the end of another. */
export function addElement(parent: Element, tag: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  if (text !== "") defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
  return element;
}

export const removeElement = (element: Element): void => defaultTreeAdapter.detachNode(element);
