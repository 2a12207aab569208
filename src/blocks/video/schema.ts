import { block, blockHeading } from "../../content/schemas/block";
import { image, text, videoUrl } from "../../content/schemas/fields";

/** A film, shown in a window. */
export const videoBlock = block("video", "A film with its still, on a dark band", {
  ...blockHeading,
  image: image.meta({ label: "Still of the film", description: "The still the film starts from." }),
  videoUrl,
  videoLabel: text("What the play button is called.", "Words for the play button"),
  transcript: text("What the film shows, for those who cannot see it.", "What the film shows"),
});
