import { engagements } from "../example-content";
import { Engagements } from "./engagements";

export const examples = {
  two: <Engagements section={engagements(2, "two weeks")} />,
  "four, without their duration": <Engagements section={engagements(4, null)} />,
};

export const family = "cards";
