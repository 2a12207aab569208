import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { AnnotatedDrawing } from "./artefacts/annotated-drawing";
import { Comparison } from "./artefacts/comparison";
import { Curve } from "./artefacts/curve";
import { DrawnDocument } from "./artefacts/drawn-document";
import { Ledger } from "./artefacts/ledger";
import { Pipeline } from "./artefacts/pipeline";
import { Statement } from "./artefacts/statement";
import { Benefits } from "./benefits";
import { CoreServices } from "./core-services";
import { Engagements } from "./engagements";
import { Faq } from "./faq";
import { Features } from "./features";
import { Process } from "./process";
import { Promotion } from "./promotion";
import { Reasons } from "./reasons";

/** Which component draws which kind of block. A kind without one does not compile. */
const components: Record<Queries.PageSectionKind, ComponentType<{ section: Queries.PageSectionFieldsFragment }>> = {
  coreServices: CoreServices,
  process: Process,
  features: Features,
  benefits: Benefits,
  reasons: Reasons,
  ledger: Ledger,
  statement: Statement,
  curve: Curve,
  pipeline: Pipeline,
  comparison: Comparison,
  annotatedDrawing: AnnotatedDrawing,
  document: DrawnDocument,
  engagements: Engagements,
  faq: Faq,
  promotion: Promotion,
};

interface PageSectionsProps {
  sections: readonly Queries.PageSectionFieldsFragment[];
  /** What stands before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
}

/** The blocks of a page, in the order of its file. */
export const PageSections = ({ sections, beforePromotion }: PageSectionsProps) => {
  const end = sections.at(-1)?.kind === "promotion" ? sections.length - 1 : sections.length;
  const blocks = sections.map((section, index) => {
    const Block = components[section.kind];
    return <Block key={index} section={section} />;
  });
  return (
    <>
      {blocks.slice(0, end)}
      {beforePromotion}
      {blocks.slice(end)}
    </>
  );
};

export const pageSectionFragment = graphql`
  fragment PageSectionFields on PageSection {
    kind
    superHeading
    title
    description
    pattern
    image {
      ...Picture
    }
    demo {
      url
      text
    }
    contactUs {
      url
      text
    }
    items {
      title
      description
      when
      price
      icon
      image {
        ...Picture
      }
    }
    ledger {
      ...LedgerFields
    }
    statement {
      ...StatementFields
    }
    curve {
      ...CurveFields
    }
    pipeline {
      ...PipelineFields
    }
    comparison {
      ...ComparisonFields
    }
    annotatedDrawing {
      ...AnnotatedDrawingFields
    }
    document {
      ...DrawnDocumentFields
    }
  }
`;
