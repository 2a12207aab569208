import { applyEdits } from "./apply-edits";
import { differences } from "./differences";
import { valueOfText } from "./parse";

/**
 * Makes the changes of one version of a text in another: where both have changed the same, the first is kept.
 * @throws where a text cannot be read, or the changes do not fit
 */
export const rebase = ({ base, mine, theirs }: Record<"base" | "mine" | "theirs", string>): string =>
  applyEdits(theirs, differences(valueOfText(base), valueOfText(mine)));
