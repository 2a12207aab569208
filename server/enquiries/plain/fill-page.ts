import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { interpolate } from "../../../src/content/text/text";
import {
  controlId,
  errorId,
  idempotencyField,
  type PlainPlace,
  plainFormMark,
  plainPageMark,
  plainPlaceMark,
  plainSentMark,
} from "../../../src/enquiry/questions/protocol";
import {
  addElement,
  attributeOf,
  type Element,
  elementsIn,
  findBy,
  findElement,
  removeElement,
  setAttribute,
  setText,
  textOf,
} from "./html";

/** Content that a form which was not taken is filled in with. */
export interface FilledForm {
  /** Answers by the names of the questions. */
  texts: ReadonlyMap<string, readonly string[]>;
  /** Errors by the names of the questions. */
  errors?: ReadonlyMap<string, string>;
  /** Reason why it was not taken, where nothing is wrong with the answers. */
  failure?: string;
  /** The files that came with it: no page can keep them. */
  fileNames: readonly string[];
  /** The key under which it is sent again. */
  idempotencyKey: string;
}

type Document = DefaultTreeAdapterTypes.Document;

/** Shows a place, with a text where one is given. */
function show(parent: Element, place: PlainPlace, text?: string): Element | undefined {
  const element = findBy(parent, plainPlaceMark, place);
  if (element) setAttribute(element, "hidden", undefined);
  if (element && text !== undefined) setText(element, text);
  return element;
}

/** Writes an answer into one control. */
function enter(control: Element, values: readonly string[]): void {
  const [value = ""] = values;
  if (control.tagName === "textarea") {
    // The first line end after the tag is no part of what a browser shows.
    setText(control, value.startsWith("\n") ? `\n${value}` : value);
  } else if (control.tagName === "select") {
    for (const option of elementsIn(control)) {
      if (option.tagName !== "option") continue;
      const isChosen = (attributeOf(option, "value") ?? textOf(option)) === value;
      setAttribute(option, "selected", isChosen ? "" : undefined);
    }
  } else if (attributeOf(control, "type") === "checkbox") {
    setAttribute(control, "checked", values.includes(attributeOf(control, "value") ?? "on") ? "" : undefined);
  } else if (attributeOf(control, "type") !== "file") setAttribute(control, "value", value);
}

const isControl = ({ tagName }: Element) => ["input", "textarea", "select"].includes(tagName);

/** The controls of a form by the name of their question. */
function controlsOf(form: Element): Map<string, Element[]> {
  const controls = new Map<string, Element[]>();
  for (const element of elementsIn(form)) {
    const name = isControl(element) ? attributeOf(element, "name") : undefined;
    if (name !== undefined) controls.set(name, [...(controls.get(name) ?? []), element]);
  }
  return controls;
}

/** Says at a question what is wrong, also to people who cannot see it. */
function markError(form: Element, controls: readonly Element[], id: string, error: string): void {
  const message = findBy(form, "id", errorId(id));
  if (message) {
    setAttribute(message, "hidden", undefined);
    setText(message, error);
  }
  for (const control of controls) {
    setAttribute(control, "aria-invalid", "true");
    const described = attributeOf(control, "aria-describedby")?.split(" ") ?? [];
    setAttribute(control, "aria-describedby", [...new Set([...described, errorId(id)])].join(" "));
  }
}

/** The id that a link in the list of errors leads to: that of the first control, which gets one where it has none. */
function linkedId([first]: readonly Element[], id: string): string {
  if (!first) return id;
  const own = attributeOf(first, "id");
  if (own === undefined) setAttribute(first, "id", `${id}-first`);
  return own ?? `${id}-first`;
}

/** A page that a browser is to keep as it is: nothing takes it over, and its title says what it is about. */
function settlePage(document: Document, titleOf: (title: string) => string): string {
  for (const element of [...elementsIn(document)]) {
    if (element.tagName === "html") setAttribute(element, plainPageMark, "");
    if (element.tagName === "title") setText(element, titleOf(textOf(element)));
    if (attributeOf(element, "id") === "app-files") removeElement(element);
  }
  return serialize(document);
}

/**
 * The built page of a form as the answer to one that was not taken: everything that was entered stands in it, and
 * beside each question what is wrong. All of it is written as text, whatever it holds.
 * @returns undefined where the page has no such form
 */
export function fillForm(
  page: string,
  { key, fields }: EnquiryDefinition,
  { texts, errors = new Map(), failure, fileNames, idempotencyKey }: FilledForm,
  words: EnquiryMessages,
): string | undefined {
  const document: Document = parse(page);
  const form = findBy(document, plainFormMark, key);
  if (!form) return undefined;
  const controls = controlsOf(form);
  for (const [name, all] of controls) for (const control of all) enter(control, texts.get(name) ?? []);
  for (const control of controls.get(idempotencyField) ?? []) setAttribute(control, "value", idempotencyKey);

  show(form, "answer");
  if (failure !== undefined) {
    show(form, "failure", failure);
    show(form, "kept");
  }
  if (errors.size > 0) show(form, "errors");
  const list = findBy(form, plainPlaceMark, "list");
  for (const { name, label } of fields) {
    const error = errors.get(name);
    if (error === undefined) continue;
    const asked = controls.get(name) ?? [];
    const id = controlId(attributeOf(form, "id") ?? "", name);
    markError(form, asked, id, error);
    if (list) addElement(addElement(list, "li", {}), "a", { href: `#${linkedId(asked, id)}` }, label);
  }
  if (fileNames.length > 0) show(form, "files", interpolate(words.filesAgain, { names: fileNames.join(", ") }));
  return settlePage(document, (title) => interpolate(words.lookAgainTitle, { title }));
}

/**
 * The built page of a form as the confirmation that it has arrived.
 * @returns undefined where the page has no such form
 */
export function fillReceipt(page: string, key: string, reference: string, words: EnquiryMessages): string | undefined {
  const document: Document = parse(page);
  const form = findBy(document, plainFormMark, key);
  const sent = findBy(document, plainSentMark, key);
  if (!form || !sent) return undefined;
  removeElement(form);
  setAttribute(sent, "hidden", undefined);
  const place = show(sent, "reference");
  const number = place && findElement(place, ({ tagName }) => tagName === "strong");
  if (number) setText(number, reference);
  return settlePage(document, (title) => interpolate(words.sentTitle, { title }));
}
