import type { ReactNode } from "react";
import { examples as annotatedDrawing } from "../../src/blocks/annotated-drawing/annotated-drawing.examples";
import { examples as benefits } from "../../src/blocks/benefits/benefits.examples";
import { examples as blogHeading } from "../../src/blocks/blog/blog.examples";
import { examples as comparison } from "../../src/blocks/comparison/comparison.examples";
import { examples as contactEnquiries } from "../../src/blocks/contact-enquiries/contact-enquiries.examples";
import { examples as coreServices } from "../../src/blocks/core-services/core-services.examples";
import { examples as curve } from "../../src/blocks/curve/curve.examples";
import { examples as drawnDocument } from "../../src/blocks/document/document.examples";
import { examples as engagements } from "../../src/blocks/engagements/engagements.examples";
import { examples as faq } from "../../src/blocks/faq/faq.examples";
import { examples as features } from "../../src/blocks/features/features.examples";
import { examples as contactForm } from "../../src/blocks/form/form.examples";
import { examples as furtherServices } from "../../src/blocks/further-services/further-services.examples";
import { examples as industryGrid } from "../../src/blocks/industry-grid/industry-grid.examples";
import { examples as joinUs } from "../../src/blocks/join-us/join-us.examples";
import { examples as keyFeatures } from "../../src/blocks/key-features/key-features.examples";
import { examples as ledger } from "../../src/blocks/ledger/ledger.examples";
import { examples as locations } from "../../src/blocks/locations/locations.examples";
import { examples as offerMatrix } from "../../src/blocks/offer-matrix/offer-matrix.examples";
import { examples as officeList } from "../../src/blocks/offices/offices.examples";
import { examples as pageSections } from "../../src/blocks/page-sections.examples";
import { examples as partnerProducts } from "../../src/blocks/partner-products/partner-products.examples";
import { examples as pipeline } from "../../src/blocks/pipeline/pipeline.examples";
import { examples as process } from "../../src/blocks/process/process.examples";
import { examples as productBand } from "../../src/blocks/products/products.examples";
import { examples as promotion } from "../../src/blocks/promotion/promotion.examples";
import { examples as reasons } from "../../src/blocks/reasons/reasons.examples";
import { examples as serviceBento } from "../../src/blocks/service-bento/service-bento.examples";
import { examples as serviceRows } from "../../src/blocks/service-rows/service-rows.examples";
import { examples as statement } from "../../src/blocks/statement/statement.examples";
import { examples as aboutStory } from "../../src/blocks/story/story.examples";
import { examples as testimonials } from "../../src/blocks/testimonials/testimonials.examples";
import { examples as trustedBy } from "../../src/blocks/trusted-by/trusted-by.examples";
import { examples as videoBlock } from "../../src/blocks/video/video.examples";
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
import { examples as controls } from "../../src/enquiry/controls/controls.examples";
import { examples as sendFailure } from "../../src/enquiry/send/send-failure.examples";
import { examples as sendingButton } from "../../src/enquiry/send/sending-button.examples";
import { examples as openingNotice } from "../../src/enquiry/wizard/opening-notice.examples";
import { examples as stepProgress } from "../../src/enquiry/wizard/step-progress.examples";
import { examples as wizardAside } from "../../src/enquiry/wizard/wizard-aside.examples";
import type { ExampleFamily } from "../../src/gatsby/hooks/create-example-pages";
import { examples as caseStudies } from "../../src/sections/case-studies.examples";
import { examples as homeHero } from "../../src/sections/home-hero.examples";
import { examples as maintenanceScreen } from "../../src/sections/maintenance-screen.examples";
import { examples as notFound } from "../../src/sections/not-found.examples";
import { examples as pageHero } from "../../src/sections/page-hero.examples";
import { examples as policyText } from "../../src/sections/policy-text.examples";
import { examples as apiExchange } from "../../src/sections/product-interface/api/api-exchange.examples";
import { examples as emissionFactors } from "../../src/sections/product-interface/factors/emission-factors.examples";
import { examples as footprintCalculator } from "../../src/sections/product-interface/footprint/footprint-calculator.examples";
import { examples as productSnippet } from "../../src/sections/product-interface/product-snippet.examples";
import { examples as roofAnalysis } from "../../src/sections/product-interface/roof/roof-analysis.examples";
import { examples as roofPreview } from "../../src/sections/product-interface/roof/roof-preview.examples";
import { examples as related } from "../../src/sections/related.examples";
import { examples as storageList } from "../../src/sections/storage-list.examples";
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
