import type { ConfigData } from "html-validate";

/** Rules for a built page: html-validate's standard, without what is a way of writing and no mistake. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:standard"],
  // It counts `details` among sections; HTML does not: https://html.spec.whatwg.org/multipage/interactive-elements.html
  elements: ["html5", { details: { sectioning: false } }],
  rules: {
    // Style of writing, not validity: React and Gatsby write attributes and void elements their own way.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "script-type": "off",
    // A telephone number may break where the line ends; nothing is lost by it.
    "tel-non-breaking": "off",
  },
};
