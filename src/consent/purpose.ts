import type { z } from "zod";
import type { consent } from "../content/schemas/consent";
import type { StoredEntry } from "./remove-storage";

type SiteConsent = z.output<typeof consent>;

/** A service that visitors can agree to. */
export interface Purpose extends Pick<SiteConsent["purposes"][number], "key" | "name" | "description"> {
  readonly storage: readonly StoredEntry[];
  /** True where the site names a service for it. */
  readonly isSwitchedOn: boolean;
}

/** The words of the banner, from `site-words.yaml`. */
export type ConsentWords = Omit<SiteConsent, "purposes" | "necessary" | "settings">;
