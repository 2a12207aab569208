import type { FAQPage } from "schema-dts";
import { ids, type Page, refer, type SiteProfile } from "./types";

/** The questions that a page answers, or undefined where it answers none. */
export function faqPage(site: SiteProfile, page: Page): FAQPage | undefined {
  if (page.questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": ids.questions(site, page),
    isPartOf: refer(ids.page(site, page)),
    mainEntity: page.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
