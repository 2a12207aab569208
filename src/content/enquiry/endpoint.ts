import type { SiteLanguage } from "../languages/languages";

export const languageParameter = "language";

/** The language is in the address, as nothing else of a form reaches the server before its body. */
export const endpointOf = (
  { key, endpoint = `/api/enquiries/${key}` }: { readonly key: string; readonly endpoint?: string | undefined },
  { code, prefix }: Pick<SiteLanguage, "code" | "prefix">,
): string =>
  prefix === "" ? endpoint : `${endpoint}${endpoint.includes("?") ? "&" : "?"}${languageParameter}=${code}`;

export const notifyMeKey = "notify-me";

/** The page of all questions of a wizard, for visitors without a script: `/enquire/start-project`. */
export const wizardPagePath = (key: string, prefix = ""): string => `${prefix}/enquire/${key}`;
