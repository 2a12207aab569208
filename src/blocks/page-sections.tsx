import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { AnnotatedDrawing } from "./annotated-drawing/annotated-drawing";
import { Benefits } from "./benefits/benefits";
import { Comparison } from "./comparison/comparison";
import { CoreServices } from "./core-services/core-services";
import { Curve } from "./curve/curve";
import { DrawnDocument } from "./document/document";
import { Engagements } from "./engagements/engagements";
import { Faq } from "./faq/faq";
import { Features } from "./features/features";
import { Ledger } from "./ledger/ledger";
import { Pipeline } from "./pipeline/pipeline";
import { Process } from "./process/process";
import { Promotion } from "./promotion/promotion";
import { Reasons } from "./reasons/reasons";
import { Statement } from "./statement/statement";

type Section = Queries.PageSectionFieldsFragment;

/** Which component draws which kind of block. A kind without one does not compile. */
const components: Record<Section["kind"], ComponentType<{ section: Section; isBand?: boolean }>> = {
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
  sections: readonly Section[];
  /** What stands before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
  /** Whether another part of the page stands on a dark band already. */
  hasBand?: boolean;
}

/**
 * The one block of a page that stands on a dark band, if any: the first process that is not right above the promotion,
 * which is as dark. A curve's sheet is dark by itself.
 */
export function bandAmong(sections: readonly Pick<Section, "kind">[], hasBeforePromotion: boolean): number {
  if (sections.some(({ kind }) => kind === "curve")) return -1;
  return sections.findIndex(({ kind }, index) => {
    const next = sections[index + 1]?.kind;
    const isLast = index + 2 === sections.length;
    return (
      kind === "process" &&
      (next !== "promotion" || (isLast && hasBeforePromotion)) &&
      sections[index - 1]?.kind !== "promotion"
    );
  });
}

/** The blocks of a page, in the order of its file. */
export const PageSections = ({ sections, beforePromotion, hasBand = false }: PageSectionsProps) => {
  const band = hasBand ? -1 : bandAmong(sections, Boolean(beforePromotion));
  const end = sections.at(-1)?.kind === "promotion" ? sections.length - 1 : sections.length;
  const blocks = sections.map((section, index) => {
    const Block = components[section.kind];
    return <Block key={index} section={section} isBand={index === band} />;
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
