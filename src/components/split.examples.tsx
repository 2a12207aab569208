import { Split } from "./split";
import { Surface } from "./surface";

const halves = [
  <Surface key="left" surface="mist">
    Left
  </Surface>,
  <Surface key="right" surface="sky">
    Right
  </Surface>,
];

export const examples = {
  halves: <Split>{halves}</Split>,
  shares: <Split columns={[1.35, 1]}>{halves}</Split>,
  "one column of its own width": <Split columns={["300px", 1]}>{halves}</Split>,
};
