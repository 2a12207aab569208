import { artefact, sheets } from "../example-sheets";
import { Document } from "./document";

export const examples = {
  closed: <Document section={artefact("document")} />,
  "one page, the least": (
    <Document
      section={artefact("document", {
        aside: null,
        note: null,
        isSample: false,
        pages: sheets.document.pages.slice(0, 1),
      })}
    />
  ),
};
