import type { EnquirySite, FormDefinition } from "../../../src/content/enquiry/enquiry-site";
import { reachParts } from "../../../src/content/links/link-target";
import { escapeAttribute } from "../../../src/content/text/markdown";
import { interpolate } from "../../../src/content/text/text";
import { limitsSentence } from "../../../src/enquiry/questions/attachment-limits";
import { choosable } from "../../../src/enquiry/questions/choices-rules";
import { acceptOf } from "../../../src/enquiry/questions/file-types";
import {
  controlId,
  honeypotName,
  plainAnswerId,
  plainPageMark,
  plainSentId,
} from "../../../src/enquiry/questions/protocol";
import { plainStyle } from "./plain-style";

class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];

const print = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined) return "";
  return typeof part === "object" ? part.map(print).join("") : escapeAttribute(String(part));
};

/** HTML in which every text is text, whatever it holds. */
const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(texts.map((text, index) => text + print(parts[index])).join(""));

interface FilledForm {
  definition: FormDefinition;
  inLanguage: EnquirySite;
  action: string;
  texts: ReadonlyMap<string, readonly string[]>;
  errors: ReadonlyMap<string, string>;
  failure: string | undefined;
  /** The files that came with it: no page can keep them. */
  fileNames: readonly string[];
}

type Field = FormDefinition["fields"][number];

const inputTypes: Readonly<Partial<Record<Field["kind"], string>>> = { email: "email", phone: "tel", date: "date" };

function controlOf(field: Field, id: string, state: Html, { texts, inLanguage }: FilledForm): Html {
  const { messages, uploads } = inLanguage;
  const { name, kind, options = [], autocomplete, numeric, min, max, rows = 2 } = field;
  const values = texts.get(name) ?? [];
  const [value = ""] = values;
  const named = html`id="${id}" name="${name}"${state}`;
  if (kind === "files") return html`<input type="file" multiple accept="${acceptOf(uploads.types)}" ${named}>`;
  // What follows the tag begins on a line of its own, so that the first line end of an answer is kept.
  if (kind === "textArea") return html`<textarea rows="${rows}" ${named}>\n${value}</textarea>`;
  if (kind === "select") {
    const option = (text: string) => html`<option value="${text}"${text === value && html` selected`}>${text}</option>`;
    return html`<select ${named}><option value="">${messages.selectPlaceholder}</option>${options.map(option)}</select>`;
  }
  if (kind === "choices") {
    const names = choosable(field).filter((choice) => !field.offers?.includes(choice) || values.includes(choice));
    return html`${names.map((choice, index) => {
      const checked = values.includes(choice) && html` checked`;
      return html`<label><input type="checkbox" ${index === 0 && html`id="${id}" `}name="${name}" value="${choice}"${checked}${state}> ${choice}</label>`;
    })}`;
  }
  const others = Object.entries({ autocomplete, inputmode: numeric && "numeric", min, max });
  const attributes = others.map(([other, text]) => text && html` ${other}="${text}"`);
  return html`<input type="${inputTypes[kind] ?? "text"}" value="${value}" ${named}${attributes}>`;
}

function questionOf(field: Field, form: FilledForm): Html {
  const { definition, inLanguage, errors } = form;
  const { messages, uploads } = inLanguage;
  const { name, label, kind, required } = field;
  const id = controlId(definition.key, name);
  const error = errors.get(name);
  const hint = [field.hint ?? "", kind === "files" ? limitsSentence(uploads, messages) : ""].join(" ").trim();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const state = html`${described !== "" && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}`;
  const title = html`${label}${!required && html` <small>${messages.optional}</small>`}`;
  const [open, close] =
    kind === "choices"
      ? [html`<fieldset><legend>${title}</legend>`, html`</fieldset>`]
      : [html`<div><label for="${id}">${title}</label>`, html`</div>`];
  return html`${open}
${hint !== "" && html`<p id="${id}-hint"><small>${hint}</small></p>`}
${error && html`<p id="${id}-error" class="plain-error">${error}</p>`}
${controlOf(field, id, state, form)}${close}`;
}

/** Says what is wrong with all of it, leads to each question that is to be looked at again, and takes the focus. */
function problemNotice({ definition, inLanguage, errors, failure, fileNames }: FilledForm): Html {
  const { messages, facts } = inLanguage;
  const { key, fields } = definition;
  const reach = reachParts(messages.reach, facts).map((part) =>
    typeof part === "string" ? part : html`<a href="${part.href}">${part.text}</a>`,
  );
  const wrong = fields.filter(({ name }) => errors.has(name));
  const links = wrong.map(({ name, label }) => html`<li><a href="#${controlId(key, name)}">${label}</a></li>`);
  return html`<div id="${plainAnswerId(key)}" tabindex="-1" class="plain-answer" data-plain="answer">
${failure && html`<p data-plain="failure"><strong>${failure}</strong></p><p>${messages.kept} ${reach}</p>`}
${links.length > 0 && html`<p>${messages.summary}</p><ul>${links}</ul>`}
${fileNames.length > 0 && html`<p data-plain="files">${interpolate(messages.filesAgain, { names: fileNames.join(", ") })}</p>`}
</div>`;
}

const barePage = ({ language }: EnquirySite, name: string) => html`<!DOCTYPE html><html lang="${language}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${name}</title></head><body><main></main></body></html>`;

/**
 * A built page, or a bare one where there is none, with something else in the place of its content. No program takes it
 * over.
 */
function inPage(built: string, title: string, content: Html): string {
  const name = (_: string, open: string, text: string) => open + interpolate(print(title), { title: text });
  return built
    .replace("<html", `<html ${plainPageMark}=""`)
    .replace(/<script[^>]*id="app-files"[^>]*>.*?<\/script>/s, "")
    .replace(/(<title[^>]*>)(.*?)(?=<\/title>)/s, name)
    .replace("</head>", () => `<style>${plainStyle}</style></head>`)
    .replace(/(<main[^>]*>).*(?=<\/main>)/s, (_, open) => `${open}<div class="plain">${content.text}</div>`);
}

export function formPage(built: string | undefined, form: FilledForm): string {
  const { definition, inLanguage, action, texts } = form;
  const { messages } = inLanguage;
  const { key, name, fields } = definition;
  const type = fields.some(({ kind }) => kind === "files") && html` enctype="multipart/form-data"`;
  const content = html`<h1>${name}</h1>
<form id="${key}" method="post" action="${action}#${plainAnswerId(key)}"${type} accept-charset="utf-8" novalidate>
${problemNotice(form)}
${fields.map((field) => questionOf(field, form))}
<p><small>${messages.privacy} <a href="${messages.privacyPolicy.url}" target="_blank" rel="noopener">${messages.privacyPolicy.text}</a></small></p>
<div class="plain-unseen" aria-hidden="true"><label>${messages.honeypot}
<input type="text" name="${honeypotName}" value="${texts.get(honeypotName)?.[0]}" tabindex="-1" autocomplete="off"></label></div>
<button type="submit">${messages.send}</button>
</form>`;
  return inPage(built ?? barePage(inLanguage, name).text, messages.lookAgainTitle, content);
}

type AskedForm = Pick<FilledForm, "definition" | "inLanguage">;

export function receiptPage(built: string | undefined, { definition, inLanguage }: AskedForm, reference: string) {
  const { key, name, done } = definition;
  const { messages } = inLanguage;
  const content = html`<div id="${plainSentId(key)}" tabindex="-1"><h1>${done.title}</h1>
<p data-reference="">${messages.reference}: <strong>${reference}</strong></p>
${done.lines.map((line) => html`<p>${line}</p>`)}</div>`;
  return inPage(built ?? barePage(inLanguage, name).text, messages.sentTitle, content);
}
