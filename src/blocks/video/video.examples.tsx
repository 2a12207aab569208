import { examplePicture } from "../../components/example-picture";
import { heading } from "../example-content";
import { Video } from "./video";

export const examples = {
  regular: (
    <Video
      section={{
        ...heading,
        still: examplePicture(),
        videoUrl: "/videos/film.html",
        videoLabel: "Play the film",
        transcript: "A town in the morning.",
      }}
    />
  ),
};
