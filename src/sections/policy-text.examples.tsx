import { storageSettings } from "../blocks/example-content";
import { PolicyText } from "./policy-text";

const body = "<p>A paragraph with <a href='/contact'>a link</a>.</p><ul><li>One</li><li>Two</li></ul>";
const policy = {
  title: "A policy",
  description: "What it is about, in one sentence.",
  updated: "2026-11-21",
  reviewNote: "To be read by a lawyer.",
  sections: [
    { title: "The first part", anchor: "the-first-part", shows: null, body },
    { title: "The second part", anchor: "the-second-part", shows: "necessaryStorage" as const, body },
  ],
};

export const examples = {
  regular: (
    <PolicyText
      policy={policy}
      breadcrumbs={[{ title: "Home", path: "/" }, { title: "A policy" }]}
      settings={storageSettings}
    />
  ),
};
