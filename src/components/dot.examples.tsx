import { Dot } from "./dot";

export const examples = {
  accent: <Dot sx={{ display: "block" }} />,
};
