import type { ReactNode } from "react";
import { examples as actionRow } from "../../src/components/action-row.examples";
import { examples as arcSky } from "../../src/components/arc-sky.examples";
import { examples as breadcrumbs } from "../../src/components/breadcrumbs.examples";
import { examples as bulletList } from "../../src/components/bullet-list.examples";
import { examples as buttonLink } from "../../src/components/button-link.examples";
import { examples as choice } from "../../src/components/choice.examples";
import { examples as choiceTile } from "../../src/components/choice-tile.examples";
import { examples as closeButton } from "../../src/components/close-button.examples";
import { examples as companyLogo } from "../../src/components/company-logo.examples";
import { examples as copyButton } from "../../src/components/copy-button.examples";
import { examples as dialog } from "../../src/components/dialog.examples";
import { examples as disclosure } from "../../src/components/disclosure.examples";
import { examples as dot } from "../../src/components/dot.examples";
import { examples as entryIcon } from "../../src/components/entry-icon.examples";
import { examples as eyebrow } from "../../src/components/eyebrow.examples";
import { examples as filePicker } from "../../src/components/file-picker.examples";
import { examples as headedSection } from "../../src/components/headed-section.examples";
import { examples as icon } from "../../src/components/icon.examples";
import { examples as link } from "../../src/components/link.examples";
import { examples as linkedText } from "../../src/components/linked-text.examples";
import { examples as logo } from "../../src/components/logo.examples";
import { examples as moreLink } from "../../src/components/more-link.examples";
import { examples as notice } from "../../src/components/notice.examples";
import { examples as picture } from "../../src/components/picture.examples";
import { examples as playButton } from "../../src/components/play-button.examples";
import { examples as scrollRegion } from "../../src/components/scroll-region.examples";
import { examples as section } from "../../src/components/section.examples";
import { examples as sectionHeading } from "../../src/components/section-heading.examples";
import { examples as selectInput } from "../../src/components/select-input.examples";
import { examples as split } from "../../src/components/split.examples";
import { examples as surface } from "../../src/components/surface.examples";
import { examples as tabs } from "../../src/components/tabs.examples";
import { examples as textArea } from "../../src/components/text-area.examples";
import { examples as textButton } from "../../src/components/text-button.examples";
import { examples as textInput } from "../../src/components/text-input.examples";
import { examples as controls } from "../../src/enquiry/kinds/controls.examples";
import { examples as sendFailure } from "../../src/enquiry/send/send-failure.examples";
import { examples as sendingButton } from "../../src/enquiry/send/sending-button.examples";
import { examples as openingNotice } from "../../src/enquiry/wizard/opening-notice.examples";
import { examples as stepProgress } from "../../src/enquiry/wizard/step-progress.examples";
import { examples as wizardAside } from "../../src/enquiry/wizard/wizard-aside.examples";
import type { ExampleFamily } from "../../src/gatsby/hooks/create-example-pages";
import { examples as aboutStory } from "../../src/sections/about-story.examples";
import { examples as annotatedDrawing } from "../../src/sections/artefacts/annotated-drawing.examples";
import { examples as comparison } from "../../src/sections/artefacts/comparison.examples";
import { examples as curve } from "../../src/sections/artefacts/curve.examples";
import { examples as drawnDocument } from "../../src/sections/artefacts/drawn-document.examples";
import { examples as ledger } from "../../src/sections/artefacts/ledger.examples";
import { examples as pipeline } from "../../src/sections/artefacts/pipeline.examples";
import { examples as statement } from "../../src/sections/artefacts/statement.examples";
import { examples as benefits } from "../../src/sections/benefits.examples";
import { examples as blogHeading } from "../../src/sections/blog-heading.examples";
import { examples as caseStudies } from "../../src/sections/case-studies.examples";
import { examples as contactEnquiries } from "../../src/sections/contact-enquiries.examples";
import { examples as contactForm } from "../../src/sections/contact-form.examples";
import { examples as coreServices } from "../../src/sections/core-services.examples";
import { examples as engagements } from "../../src/sections/engagements.examples";
import { examples as faq } from "../../src/sections/faq.examples";
import { examples as features } from "../../src/sections/features.examples";
import { examples as furtherServices } from "../../src/sections/further-services.examples";
import { examples as homeHero } from "../../src/sections/home-hero.examples";
import { examples as industryGrid } from "../../src/sections/industry-grid.examples";
import { examples as joinUs } from "../../src/sections/join-us.examples";
import { examples as keyFeatures } from "../../src/sections/key-features.examples";
import { examples as locations } from "../../src/sections/locations.examples";
import { examples as maintenanceScreen } from "../../src/sections/maintenance-screen.examples";
import { examples as notFound } from "../../src/sections/not-found.examples";
import { examples as offerMatrix } from "../../src/sections/offer-matrix.examples";
import { examples as officeList } from "../../src/sections/office-list.examples";
import { examples as pageHero } from "../../src/sections/page-hero.examples";
import { examples as pageSections } from "../../src/sections/page-sections.examples";
import { examples as partnerProducts } from "../../src/sections/partner-products.examples";
import { examples as policyText } from "../../src/sections/policy-text.examples";
import { examples as process } from "../../src/sections/process.examples";
import { examples as productBand } from "../../src/sections/product-band.examples";
import { examples as apiExchange } from "../../src/sections/product-interface/api/api-exchange.examples";
import { examples as emissionFactors } from "../../src/sections/product-interface/factors/emission-factors.examples";
import { examples as footprintCalculator } from "../../src/sections/product-interface/footprint/footprint-calculator.examples";
import { examples as productSnippet } from "../../src/sections/product-interface/product-snippet.examples";
import { examples as roofAnalysis } from "../../src/sections/product-interface/roof/roof-analysis.examples";
import { examples as roofPreview } from "../../src/sections/product-interface/roof/roof-preview.examples";
import { examples as promotion } from "../../src/sections/promotion.examples";
import { examples as reasons } from "../../src/sections/reasons.examples";
import { examples as related } from "../../src/sections/related.examples";
import { examples as serviceBento } from "../../src/sections/service-bento.examples";
import { examples as serviceRows } from "../../src/sections/service-rows.examples";
import { examples as storageList } from "../../src/sections/storage-list.examples";
import { examples as testimonials } from "../../src/sections/testimonials.examples";
import { examples as trustedBy } from "../../src/sections/trusted-by.examples";
import { examples as videoBlock } from "../../src/sections/video-block.examples";
import { examples as wizardQuestions } from "../../src/sections/wizard-questions.examples";

/** The states of a component or section, by name. */
type Examples = Readonly<Record<string, ReactNode>>;

/**
 * All examples, on pages by what they show. Sections that hold any number of entries are shown with many, on pages of
 * their own; so is the window, which would lie over its neighbours.
 */
const exampleFamilies: Readonly<Record<ExampleFamily, Readonly<Record<string, Examples>>>> = {
  components: {
    "action-row": actionRow,
    "arc-sky": arcSky,
    breadcrumbs,
    "bullet-list": bulletList,
    "button-link": buttonLink,
    choice,
    "choice-tile": choiceTile,
    "close-button": closeButton,
    "company-logo": companyLogo,
    "copy-button": copyButton,
    disclosure,
    dot,
    "entry-icon": entryIcon,
    eyebrow,
    "file-picker": filePicker,
    "headed-section": headedSection,
    icon,
    link,
    "linked-text": linkedText,
    logo,
    "more-link": moreLink,
    notice,
    picture,
    "play-button": playButton,
    "scroll-region": scrollRegion,
    "section-heading": sectionHeading,
    section,
    "select-input": selectInput,
    split,
    surface,
    tabs,
    "text-area": textArea,
    "text-button": textButton,
    "text-input": textInput,
  },
  dialog: {
    dialog,
  },
  sections: {
    "about-story": aboutStory,
    benefits,
    "blog-heading": blogHeading,
    "case-studies": caseStudies,
    "contact-enquiries": contactEnquiries,
    "home-hero": homeHero,
    "join-us": joinUs,
    "key-features": keyFeatures,
    "not-found": notFound,
    "page-hero": pageHero,
    "page-sections": pageSections,
    "policy-text": policyText,
    process,
    "product-band": productBand,
    promotion,
    reasons,
    related,
    "service-rows": serviceRows,
    "storage-list": storageList,
    "video-block": videoBlock,
  },
  cards: {
    "core-services": coreServices,
    engagements,
    faq,
    features,
    "further-services": furtherServices,
    "industry-grid": industryGrid,
    "partner-products": partnerProducts,
    "service-bento": serviceBento,
  },
  lists: {
    locations,
    "offer-matrix": offerMatrix,
    "office-list": officeList,
    testimonials,
    "trusted-by": trustedBy,
  },
  interfaces: {
    "annotated-drawing": annotatedDrawing,
    comparison,
    curve,
    "drawn-document": drawnDocument,
    ledger,
    pipeline,
    statement,
    "api-exchange": apiExchange,
    "emission-factors": emissionFactors,
    "footprint-calculator": footprintCalculator,
    "product-snippet": productSnippet,
    "roof-analysis": roofAnalysis,
    "roof-preview": roofPreview,
  },
  forms: {
    controls,
    "sending-button": sendingButton,
    "send-failure": sendFailure,
    "step-progress": stepProgress,
    "wizard-aside": wizardAside,
    "contact-form": contactForm,
    "wizard-questions": wizardQuestions,
  },
  screens: {
    "opening-notice": openingNotice,
    "maintenance-screen": maintenanceScreen,
  },
};

/** One state of one component: what a page draws, and a picture is kept of. */
interface Example {
  readonly id: string;
  readonly title: string;
  readonly node: ReactNode;
}

const idOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export const examplesOf = (family: ExampleFamily): Example[] =>
  Object.entries(exampleFamilies[family]).flatMap(([name, examples]) =>
    Object.entries(examples).map(([state, node]) => ({
      id: idOf(`${name} ${state}`),
      title: `${name}: ${state}`,
      node,
    })),
  );
