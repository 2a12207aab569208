import { artefact, sheets } from "../example-sheets";
import { DrawnDocument } from "./document";

export const examples = {
  closed: <DrawnDocument section={artefact("document")} />,
  "one page, the least": (
    <DrawnDocument
      section={artefact("document", {
        aside: null,
        note: null,
        isSample: false,
        pages: sheets.document.pages.slice(0, 1),
      })}
    />
  ),
};
