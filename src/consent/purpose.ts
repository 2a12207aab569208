import type { StoredEntry } from "./remove-storage";

/** A service that visitors can agree to. */
export interface Purpose {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly storage: readonly StoredEntry[];
}

/** The words of the banner, from `site.yaml`. */
export interface ConsentWords {
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly accepted: string;
  readonly declined: string;
  readonly details: string;
  readonly accept: string;
  readonly decline: string;
  readonly policy: string;
  readonly policyLink: string;
}
