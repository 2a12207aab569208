import { section } from "../example-content";
import { Process } from "./process";

const weeks = section("process", 4).items.map((item, step) => ({ ...item, when: `week ${2 * step + 1}` }));

export const examples = {
  "three steps": <Process section={section("process", 3)} />,
  "steps of weeks": <Process section={section("process", 4, { items: weeks })} />,
  "not on a band": <Process section={section("process", 3)} isBand={false} />,
  "six steps": <Process section={section("process", 6)} />,
};
