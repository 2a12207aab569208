import { Eyebrow } from "./eyebrow";
import { Surface } from "./surface";

export const examples = {
  regular: <Eyebrow>What we do</Eyebrow>,
  "on a band": (
    <Surface surface="band" sx={{ p: 3 }}>
      <Eyebrow onBand>What we do</Eyebrow>
    </Surface>
  ),
};
