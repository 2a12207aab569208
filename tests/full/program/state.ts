import type { Page } from "@playwright/test";
import type { Shows } from "../checks/check";
import { sizes } from "../checks/check";

/** A state of a page that visitors get into. */
export interface State {
  /** Name of the state, as in "the film, open". */
  name: string;
  /** Opens the page and brings it into the state. */
  reach: (page: Page) => Promise<void>;
  /** The sizes of screen that have it; left out: all. */
  shows?: Shows;
  /** True where the visitor has not been asked about optional services yet. */
  asksForConsent?: boolean;
  /** Console messages that belong to it: the browser's own about a request that failed on purpose. */
  says?: RegExp;
}

/** The size at which a state is brought about. */
export const sizeOf = ({ shows = "everywhere" }: State) => (shows === "narrow" ? sizes.narrow : sizes.wide);
