import { opening } from "../blocks/example-content";
import { HomeHero } from "./home-hero";

export const examples = {
  regular: (
    <HomeHero
      hero={{
        ...opening,
        morning: null,
        evening: null,
        videoUrl: "/videos/film.html",
        videoLabel: "Play the film",
        startProject: { url: "#example", text: "Start a project" },
        hireDeveloper: { url: "#example", text: "Hire a developer" },
      }}
    />
  ),
};
