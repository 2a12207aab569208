import { notifyMeKey } from "../content/enquiry/endpoint";
import { isGroup, valueAt } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { fileName, kindOf, pagePathOf } from "../content/kinds";
import { parseLinkTarget } from "../content/links/link-target";
import { switchedOn } from "../content/third-party-services";
import { duplicates } from "./addresses";
import { inWords, meant, type Problem, problemAt, problemOfFile, visitEach } from "./problems";
import { sectionsOf, settingsAt } from "./targets";

const isForm = ({ file }: ContentFile) => ["Wizard", "EnquiryForm"].includes(kindOf(file)?.typeName ?? "");

const ownEndpoint = /^\/api\/enquiries\/(.+)$/;

/** Wizards and forms share one row of endpoints on the server: each has one of its own, which must exist. */
export function endpointProblems(files: readonly ContentFile[]): Problem[] {
  const forms = files.filter(isForm).map((content) => ({ content, path: [], value: fileName(content.file) }));
  const keys = [...forms.map(({ value }) => value), notifyMeKey];
  const settings = files.find(({ file }) => file === "site.yaml");
  const endpoints = Object.entries(settingsAt(files, ["enquiries", "endpoints"]) ?? {}).flatMap(([name, address]) => {
    const key = ownEndpoint.exec(String(address))?.[1];
    return key === undefined ? [] : [{ name, key }];
  });
  const lost = endpoints.flatMap(({ name, key }) => {
    if (!settings || keys.includes(key)) return [];
    const { hint, instead } = meant(key, keys);
    const message = `found ${inWords(`/api/enquiries/${key}`)}, but no wizard or form is called ${key}; expected one of ${keys.join(", ")} after /api/enquiries/.${hint}`;
    const right = instead && `/api/enquiries/${instead}`;
    return [problemAt(settings, ["enquiries", "endpoints", name], message, { instead: right })];
  });
  const shared = forms.flatMap(({ content, value: own }) => {
    const name = valueAt(content.data, ["endpoint"]);
    const key = endpoints.find((endpoint) => endpoint.name === name)?.key;
    if (key === undefined || key === own || key === notifyMeKey || !keys.includes(key)) return [];
    const instead = endpoints.find((endpoint) => endpoint.key === own)?.name;
    const right = instead ?? `one that content/site.yaml lists with the address /api/enquiries/${own}`;
    const message = `found ${inWords(name)}, the endpoint of ${key}, whose answers these would be mixed with; expected ${right}.`;
    return [problemAt(content, ["endpoint"], message, { instead })];
  });
  const message = `found the name "${notifyMeKey}", which the maintenance screen has; choose another.`;
  const taken = forms.filter(({ value }) => value === notifyMeKey);
  return [
    ...duplicates(forms, "the name"),
    ...taken.map(({ content }) => problemOfFile(content.file, message)),
    ...lost,
    ...shared,
  ];
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
    .filter(({ file }) => kindOf(file)?.typeName === "EnquiryForm" && !shownForms.includes(fileName(file)))
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
  const words = files.find(({ file }) => kindOf(file)?.typeName === "SiteWords");
  const services = valueAt(settings?.data, ["thirdParties"]) as Parameters<typeof switchedOn>[0] | undefined;
  const purposes = valueAt(words?.data, ["consent", "purposes"]);
  if (!settings || !services || !Array.isArray(purposes)) return [];
  const asked = purposes.map((purpose) => purpose?.key);
  return switchedOn(services)
    .filter(({ key }) => !asked.includes(key))
    .map(({ path, key }) => {
      const message = `found a service for the purpose ${key}, about which no visitor is asked; add one with the key ${key} to consent.purposes in content/site-words.yaml.`;
      return problemAt(settings, ["thirdParties", ...path], message);
    });
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
