import { sheetSection } from "../example-sheets";
import { Comparison } from "./comparison";

export const examples = {
  whole: <Comparison section={sheetSection("comparison")} />,
};
