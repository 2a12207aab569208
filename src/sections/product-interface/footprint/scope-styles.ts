import type { Style } from "../../../theme/variants";

/** Colours of the scopes in charts, by their numbers, which begin with one. */
export const scopeStyles = [{}, { bg: "primary" }, { bg: "accent" }, { bg: "chartThird" }] satisfies Style[];
