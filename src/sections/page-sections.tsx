import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { AnnotatedDrawing } from "./artefacts/annotated-drawing";
import { Comparison } from "./artefacts/comparison";
import { Curve } from "./artefacts/curve";
import { Ledger } from "./artefacts/ledger";
import { Pipeline } from "./artefacts/pipeline";
import { Statement } from "./artefacts/statement";
import { Benefits } from "./benefits";
import { CoreServices } from "./core-services";
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
  promotion: Promotion,
};

/** The blocks of a page, in the order of its file. */
export const PageSections = ({ sections }: { sections: readonly Queries.PageSectionFieldsFragment[] }) => (
  <>
    {sections.map((section, index) => {
      const Block = components[section.kind];
      return <Block key={index} section={section} />;
    })}
  </>
);

export const pageSectionFragment = graphql`
  fragment PageSectionFields on PageSection {
    kind
    superHeading
    title
    description
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
  }
`;
