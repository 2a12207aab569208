/**
 * Settings that the build gives the loader, as `data-` attributes of the loader's own element: they are data, so that
 * the text of the loader is the same on every page and one hash in the security policy allows it.
 */
export interface LoaderSettings {
  /** Names of the windows that open by their name in an address, separated by blanks: `start-project`. */
  windows: string;
  /** The purposes that consent is asked for, as the cookie keeps them: `analytics.chat`. */
  purposes: string;
  /** Choices that start third-party services, as the cookie keeps them: `true`, `true undefined`, or none. */
  services: string;
  /** Said where the app could not be loaded. */
  failed: string;
}

const { dataset } = document.currentScript as HTMLScriptElement;

/** Settings of this page's loader. */
export const settings = dataset as unknown as LoaderSettings;
