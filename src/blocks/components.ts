// Written by `npm run content:schemas` from registry.ts: change that, or the folder of a kind.
import { graphql } from "gatsby";
import { AnnotatedDrawing } from "./annotated-drawing/annotated-drawing";
import { Benefits } from "./benefits/benefits";
import { Comparison } from "./comparison/comparison";
import { CoreServices } from "./core-services/core-services";
import { Curve } from "./curve/curve";
import { Document } from "./document/document";
import { Engagements } from "./engagements/engagements";
import { Faq } from "./faq/faq";
import { Features } from "./features/features";
import { Ledger } from "./ledger/ledger";
import { Pipeline } from "./pipeline/pipeline";
import { Process } from "./process/process";
import { Promotion } from "./promotion/promotion";
import { Reasons } from "./reasons/reasons";
import { Statement } from "./statement/statement";

/** The component of each kind of block, by the name of its GraphQL type. */
export const blockComponents = {
  CoreServicesBlock: CoreServices,
  ProcessBlock: Process,
  FeaturesBlock: Features,
  BenefitsBlock: Benefits,
  ReasonsBlock: Reasons,
  LedgerBlock: Ledger,
  StatementBlock: Statement,
  CurveBlock: Curve,
  PipelineBlock: Pipeline,
  ComparisonBlock: Comparison,
  AnnotatedDrawingBlock: AnnotatedDrawing,
  DocumentBlock: Document,
  EngagementsBlock: Engagements,
  FaqBlock: Faq,
  PromotionBlock: Promotion,
};

export const pageBlock = graphql`
  fragment PageBlock on Block {
    __typename
    ...CoreServicesBlock
    ...ProcessBlock
    ...FeaturesBlock
    ...BenefitsBlock
    ...ReasonsBlock
    ...LedgerBlock
    ...StatementBlock
    ...CurveBlock
    ...PipelineBlock
    ...ComparisonBlock
    ...AnnotatedDrawingBlock
    ...DocumentBlock
    ...EngagementsBlock
    ...FaqBlock
    ...PromotionBlock
  }
`;
