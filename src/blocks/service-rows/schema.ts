import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const serviceRowsBlock = block("serviceRows", "The services as rows of picture and words", blockHeading, {
  services: shown(
    "Service",
    "path",
    "charge",
    "card.superHeading",
    "card.title",
    "card.description",
    "card.videoUrl",
    "card.learnMoreLink",
    "card.contactUsLink",
    "sections.ledger",
    "sections.statement",
    "sections.curve",
    "sections.pipeline",
    "sections.comparison",
    "sections.annotatedDrawing",
  ),
});
