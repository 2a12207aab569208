import { process } from "../example-content";
import { Process } from "./process";

const weeks = process(4).items.map((item, step) => ({ ...item, when: `week ${2 * step + 1}` }));

export const examples = {
  "three steps": <Process section={process(3)} />,
  "steps of weeks": <Process section={{ ...process(4), items: weeks }} />,
  "not on a band": <Process section={process(3)} isBand={false} />,
  "six steps": <Process section={process(6)} />,
};
