import { exampleLogo } from "./example-logo";
import { Logo } from "./logo";
import { Surface } from "./surface";

export const examples = {
  regular: <Logo logo={exampleLogo} company="Company" />,
  "on a band": (
    <Surface surface="night" sx={{ p: 3 }}>
      <Logo logo={exampleLogo} company="Company" onBand />
    </Surface>
  ),
};
