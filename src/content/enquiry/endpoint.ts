import type { SiteLanguage } from "../languages/languages";

/** Parameter in the address that a form is sent to: the language that it was filled in. */
export const languageParameter = "language";

/**
 * The address that the forms of a language are sent to: with the language in it, as with a script and without one
 * nothing else reaches the server before the body. Forms of the first language are sent to the address as it is.
 */
export const endpointIn = (address: string, { code, prefix }: Pick<SiteLanguage, "code" | "prefix">): string =>
  prefix === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${code}`;

/** The key under which the address left at the maintenance screen is kept. */
export const notifyMeKey = "notify-me";

/**
 * The page on which all questions of a wizard stand, for visitors without a script: `/enquire/start-project`.
 * @param prefix the beginning of its language's paths
 */
export const wizardPagePath = (key: string, prefix = ""): string => `${prefix}/enquire/${key}`;
