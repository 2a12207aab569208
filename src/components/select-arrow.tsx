import { Icon } from "./icon";
import { down } from "./icons/lines";

/** Arrow over a list of options, in place of the browser's own, which looks different in each. */
export const SelectArrow = () => (
  <Icon
    lines={down}
    size={18}
    sx={{
      position: "absolute",
      right: "16px",
      top: "50%",
      transform: "translateY(-50%)",
      color: "muted",
      pointerEvents: "none",
    }}
  />
);
