import { ArcSky } from "./arc-sky";
import { Surface } from "./surface";

export const examples = {
  "on a band": (
    <Surface surface="band" sx={{ position: "relative", height: "240px" }}>
      <ArcSky />
    </Surface>
  ),
};
