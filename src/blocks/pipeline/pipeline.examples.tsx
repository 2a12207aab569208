import { sheetSection } from "../example-sheets";
import { Pipeline } from "./pipeline";

export const examples = {
  whole: <Pipeline section={sheetSection("pipeline")} />,
};
