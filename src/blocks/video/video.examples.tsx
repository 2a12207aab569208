import { examplePicture } from "../../components/example-picture";
import { heading } from "../example-content";
import { VideoBlock } from "./video";

export const examples = {
  regular: (
    <VideoBlock
      video={{
        heading,
        image: examplePicture(),
        videoUrl: "/videos/film.html",
        videoLabel: "Play the film",
        transcript: "A town in the morning.",
      }}
    />
  ),
};
