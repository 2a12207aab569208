/** The cookie that keeps the choice: `true` or `false`. Its name is the specification's. */
export const choiceCookie = "localConsent";

/** The cookie that keeps what the choice was about. */
export const purposesCookie = "localConsentPurposes";

/** The cookie that keeps the day of the choice where the visitor is, such as `2026-11-24`. */
export const dayCookie = "localConsentDay";

/** Lifetime of a choice: 180 days, in seconds. */
export const choiceMaxAge = 180 * 24 * 60 * 60;

/** Event on the document when a choice has been made. */
export const consentEvent = "consent";

/** What is kept under a name: in a cookie or, where none can be, in the name of the tab, which lasts for the visit. */
export const kept = (key: string): string | undefined =>
  new RegExp(`(?:^|; )${key}=([^;]*)`).exec(`${document.cookie}; ${window.name}`)?.[1];

/** Names of purposes, as the cookie keeps them. */
export const listedPurposes = (purposes: readonly string[]): string => [...purposes].sort().join(".");
