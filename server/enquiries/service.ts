import type { FastifyRequest } from "fastify";
import { languageParameter } from "../../src/content/enquiry/endpoint";
import type { EnquirySite, EnquirySites, FormDefinition } from "../../src/content/enquiry/enquiry-site";
import { databasePlace, type EnquiryConfig } from "../config";
import { type Channel, mailChannel, webhookChannel } from "./store/enquiry";
import { type EnquiryStore, openStore } from "./store/open-store";

export interface EnquiryService {
  /** The languages of the build that is served at the moment. */
  languages: EnquirySites;
  config: EnquiryConfig;
  store: EnquiryStore;
}

/** The service in the language that is spoken with a visitor. */
interface SpokenService extends EnquiryService {
  inLanguage: EnquirySite;
  /** The form that the address of the request names. */
  definition: FormDefinition | undefined;
}

/** The service for a form that there is. */
export interface FormService extends SpokenService {
  definition: FormDefinition;
  onStored: () => void;
}

export const openEnquiries = (config: EnquiryConfig, languages: () => EnquirySites): EnquiryService => ({
  config,
  get languages() {
    return languages();
  },
  store: openStore(config.database),
});

export function enquiriesSentence({ database, mail, webhook }: EnquiryConfig): string {
  const place = databasePlace(database);
  const channels = [mail && "e-mail", webhook && "webhook"].filter(Boolean).join(" and ");
  if (channels) return `Enquiries are kept in ${place} and passed on by ${channels}.`;
  return (
    `Enquiries wait in ${place}: read them with "npm run enquiries -- list", or set SMTP_URL and ENQUIRY_TO, or ` +
    "ENQUIRY_WEBHOOK_URL, to have them passed on."
  );
}

/** The key of the form that an address is for, as `/api/enquiries/contact`; of any other address, nothing. */
export const formKeyOf = (url: string): string => /^\/api\/enquiries\/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? "";

/**
 * The service in the language that the address of a request names: that of a form has a parameter, a page begins with it,
 * as `/de/about`. The first language speaks where there is no such language, or where it lacks the form.
 */
export function serviceFor(service: EnquiryService, { query, url }: FastifyRequest): SpokenService {
  const { languages } = service;
  const { [languageParameter]: code = url.split(/[/?]/)[1] } = query as Record<string, unknown>;
  const key = formKeyOf(url);
  const wanted = languages.find(({ language }) => language === code) ?? languages[0];
  const inLanguage = wanted.forms.has(key) ? wanted : (languages.find(({ forms }) => forms.has(key)) ?? wanted);
  return { ...service, inLanguage, definition: inLanguage.forms.get(key) };
}

export const refusalsFor = (service: EnquiryService, request: FastifyRequest) =>
  serviceFor(service, request).inLanguage.messages.refusals;

/**
 * How its owner reads an enquiry: its form in the first language, with questions that only the visitor's language has,
 * undefined where `content/` no longer has the form; and the name of the visitor's language, undefined for the owner's own.
 */
export function ownerView(
  { languages: [first, ...further] }: Pick<EnquiryService, "languages">,
  { form, language }: { form: string; language: string | undefined },
): { definition: FormDefinition | undefined; language: string | undefined } {
  const visitors = further.find((one) => one.language === language);
  const [ours, theirs] = [first.forms.get(form), visitors?.forms.get(form)];
  const more = theirs?.fields.filter(({ name }) => !ours?.fields.some((field) => field.name === name)) ?? [];
  return {
    definition: ours ? { ...ours, fields: [...ours.fields, ...more] } : theirs,
    language: language === first.language ? undefined : (visitors?.languageName ?? language),
  };
}

export function channelsOf({ mail, webhook }: EnquiryConfig): Channel[] {
  return [...(mail?.to ?? []).map(mailChannel), ...(webhook ? ([webhookChannel] as const) : [])];
}
