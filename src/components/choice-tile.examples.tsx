import { ChoiceTile } from "./choice-tile";
import { exampleLogo } from "./example-picture";

const tile = { name: "Cloud services", isChosen: false, isInvalid: false, onToggle: () => {} };
const icon = exampleLogo().src.publicURL;

export const examples = {
  open: <ChoiceTile {...tile} icon={icon} />,
  chosen: <ChoiceTile {...tile} icon={icon} isChosen />,
  invalid: <ChoiceTile {...tile} icon={icon} isInvalid />,
  small: <ChoiceTile {...tile} icon={icon} size="small" />,
  "without an icon": <ChoiceTile {...tile} />,
};
