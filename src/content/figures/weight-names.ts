/**
 * What a page weighs, named by its path in any text: `{kilobytes:/about}`. It is known once all pages are built, and
 * stands as it was typed until then.
 */
export const weightNames = /\{(kilobytes|grams|elements):(\/[^{}\s]*)\}/g;
