import { sheetSection, sheets } from "../example-sheets";
import { Document } from "./document";

export const examples = {
  closed: <Document section={sheetSection("document")} />,
  "one page, the least": (
    <Document
      section={sheetSection("document", {
        aside: null,
        note: null,
        isSample: false,
        pages: sheets.document.pages.slice(0, 1),
      })}
    />
  ),
  open: <Document section={sheetSection("document", { open: null })} />,
};
