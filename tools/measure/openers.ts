import { wizardPagePath } from "../../src/content/enquiry/enquiry-page";

/**
 * Selectors of the links that open a wizard: by its page, as ours do, or by the end of an address alone, as other sites
 * and earlier builds do.
 * @param wizards keys of the wizards
 */
export const openerSelectors = (wizards: readonly string[]): readonly string[] =>
  wizards.flatMap((key) => [wizardPagePath(key), `#${key}`]).map((end) => `a[href$="${end}"]`);
