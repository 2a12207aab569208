import { Surface } from "./surface";

const surfaces = ["paper", "mist", "sun", "sky", "band", "night"] as const;

export const examples = {
  all: surfaces.map((surface) => (
    <Surface key={surface} surface={surface} sx={{ p: 3 }}>
      {surface}
    </Surface>
  )),
};
