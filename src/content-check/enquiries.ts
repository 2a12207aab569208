import { contentTypeOf, fileName, pagePathOf } from "../content/content-types";
import { notifyMeKey } from "../content/enquiry/endpoint";
import { isGroup, valueAt } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { parseLinkTarget } from "../content/links/link-target";
import { switchedOn } from "../content/third-party-services";
import { duplicates } from "./addresses";
import { inWords, type Problem, problemAt, problemOfFile, visitEach } from "./problems";
import { sectionsOf } from "./targets";

const isForm = ({ file }: ContentFile) => ["Wizard", "EnquiryForm"].includes(contentTypeOf(file)?.typeName ?? "");

/** Wizards and forms share one row of addresses on the server, each by its name. */
export function formNameProblems(files: readonly ContentFile[]): Problem[] {
  const forms = files.filter(isForm).map((content) => ({ content, path: [], value: fileName(content.file) }));
  const message = `found the name "${notifyMeKey}", which the maintenance screen has; choose another.`;
  const taken = forms.filter(({ value }) => value === notifyMeKey);
  return [...duplicates(forms, "the name"), ...taken.map(({ content }) => problemOfFile(content.file, message))];
}

export function formProblems(files: readonly ContentFile[]): Problem[] {
  const formsOf = (content: ContentFile) =>
    sectionsOf(content).map(({ kind, form }) => (kind === "form" ? form : undefined));
  const shownForms = files.flatMap(formsOf);
  const twice = files.flatMap((content) =>
    formsOf(content).flatMap((form, index, all) => {
      if (form === undefined || all.indexOf(form) === index) return [];
      const message = `found ${inWords(form)}, which this page shows already; a page shows a form once.`;
      return [problemAt(content, ["sections", index, "form"], message)];
    }),
  );
  const unseen = files
    .filter(({ file }) => contentTypeOf(file)?.typeName === "EnquiryForm" && !shownForms.includes(fileName(file)))
    .map(({ file }) => {
      const block = `a block with kind: form and form: ${fileName(file)}`;
      return problemOfFile(file, `found a form that no page shows; add ${block} to the sections of a page.`);
    });
  return [...twice, ...unseen];
}

export function unanswerable(content: ContentFile): Problem[] {
  const asked = visitEach(content, (value, _, { typeName }) =>
    typeName === "EnquiryField" && isGroup(value) ? [value] : [],
  );
  const isWay = ({ kind, required }: (typeof asked)[number]) =>
    required === true && (kind === "email" || kind === "phone");
  if (!isForm(content) || asked.some(isWay)) return [];
  const message =
    "found no question of kind email or phone with required: true; whoever leaves it out could not be answered.";
  return [problemOfFile(content.file, message, "advice")];
}

export function purposeProblems(files: readonly ContentFile[]): Problem[] {
  const settings = files.find(({ file }) => file === "site.yaml");
  const words = files.find(({ file }) => contentTypeOf(file)?.typeName === "SiteWords");
  const services = valueAt(settings?.data, ["thirdParties"]) as Parameters<typeof switchedOn>[0] | undefined;
  const purposes = valueAt(words?.data, ["consent", "purposes"]);
  if (!settings || !services || !Array.isArray(purposes)) return [];
  const asked = purposes.map((purpose) => purpose?.key);
  const loaded = switchedOn(services);
  const early = "found false: services load before a visitor has agreed, which most countries forbid; expected true.";
  const unasked = loaded
    .filter(({ key }) => !asked.includes(key))
    .map(({ path, key }) => {
      const message = `found a service for the purpose ${key}, about which no visitor is asked; add one with the key ${key} to consent.purposes in content/site-words.yaml.`;
      return problemAt(settings, ["thirdParties", ...path], message);
    });
  if (loaded.length === 0 || valueAt(services, ["waitForConsent"]) !== false) return unasked;
  const place = ["thirdParties", "waitForConsent"];
  return [...unasked, problemAt(settings, place, early, { instead: "true", level: "advice" })];
}

const cardLink = ["card", "learnMoreLink", "url"];

/** A card that leads to another page than its own: a copied page's still names the one that it was copied from. */
export function copiedCard(content: ContentFile): Problem[] {
  const path = pagePathOf(content.file);
  const url = valueAt(content.data, cardLink);
  const target = typeof url === "string" && parseLinkTarget(url);
  if (path === undefined || !target || (target.type === "page" && target.path === path)) return [];
  const message = `found ${inWords(url)}, but this is the card of ${path}; it was perhaps copied from another page.`;
  return [problemAt(content, cardLink, message, { instead: path })];
}
