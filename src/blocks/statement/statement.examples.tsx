import { sheetSection } from "../example-sheets";
import { Statement } from "./statement";

export const examples = {
  whole: <Statement section={sheetSection("statement")} />,
};
