import { section } from "./example-content";
import { Process } from "./process";

export const examples = {
  "three steps": <Process section={section("process", 3)} />,
  "six steps": <Process section={section("process", 6)} />,
};
