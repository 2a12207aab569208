import { TextButton } from "./text-button";

export const examples = {
  regular: <TextButton>Cookie settings</TextButton>,
  "like a link": <TextButton sx={{ variant: "links.more" }}>Remove</TextButton>,
};
