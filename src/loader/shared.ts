/** What the loader's programs and the app have agreed on. */

/** Data in each built page, in the place of Gatsby's own script tags. */
export interface AppFiles {
  /** Path of the page, as Gatsby knows it: `/about`. */
  path: string;
  hash: string;
  scripts: string[];
  data: string[];
}

/** What the build tells the loader, as `data-` attributes: its own text, and so its hash, is the same on every page. */
export interface LoaderSettings {
  /** The purposes that consent is asked for, as the cookie keeps them: `analytics.chat`. */
  purposes: string;
  /** Choices that start third-party services, as the cookie keeps them: `true`, `true undefined`, or none. */
  services: string;
  failed: string;
}

/** Told to the document once React listens to the page and hydrates whatever part of it is pressed. */
export const hydratedEvent = "hydrated";

/** Told to the document where the scripts are there, and no data for them can be had. */
export const failedEvent = "failed";

/** Told to an island that has been hydrated, and to the document where the script of one could not be loaded. */
export const islandEvent = "island";

/** Told to the document of every page that React shows, the first one included. */
export const pageEvent = "page";

export const consentEvent = "consent";

/** The cookie that keeps the choice: `true` or `false`. Its name is the specification's. */
export const choiceCookie = "localConsent";

export const purposesCookie = "localConsentPurposes";

/** The cookie that keeps the day of the choice where the visitor is, such as `2026-11-24`. */
export const dayCookie = "localConsentDay";

export const choiceMaxAge = 180 * 24 * 60 * 60;

/** What is kept under a name: in a cookie or, where none can be, in the name of the tab, which lasts for the visit. */
export const kept = (key: string): string | undefined =>
  new RegExp(`(?:^|; )${key}=([^;]*)`).exec(`${document.cookie}; ${window.name}`)?.[1];

/** A visitor's choice, `true` or `false`, about exactly these purposes; `alone`, as specified, hides the banner only. */
export function choiceAbout(purposes: string): string | undefined {
  const about = kept(purposesCookie);
  if (about === undefined) return kept(choiceCookie) && "alone";
  return about === purposes ? kept(choiceCookie) : undefined;
}

export const purposesKey = (purposes: readonly string[]): string => [...purposes].sort().join(".");

/** Name of the place or window that an address ends in, without what others have put behind it. */
export const placeIn = (hash: string): string | undefined =>
  /[\w-]+/.exec(hash.replace(/%[0-7][\da-f]/gi, decodeURIComponent))?.[0];

/** Parameter of an address that says what its visitor asks about: `/contact?about=Data%20analytics`. */
export const subjectParameter = "about";

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a click that means "here, now": no key that asks for a new tab or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Calls back once for each observed element that comes within 200 pixels of the screen. */
export function nearScreen<Target extends Element>(callback: (element: Target) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as Target);
      }
    },
    { rootMargin: "200px" },
  );
  return observer;
}
