import { Logo } from "./logo";
import { Surface } from "./surface";

export const examples = {
  regular: <Logo company="Company" />,
  "on a band": (
    <Surface surface="night" sx={{ p: 3 }}>
      <Logo company="Company" onBand />
    </Surface>
  ),
};
