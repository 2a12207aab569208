import { opening } from "../blocks/example-content";
import { HomeHero } from "./home-hero";

const hero = {
  ...opening,
  morning: null,
  evening: null,
  videoUrl: "/videos/film.html",
  videoLabel: "Play the film",
  startProject: { url: "#example", text: "Start a project" },
  hireDeveloper: { url: "#example", text: "Hire a developer" },
};

export const examples = {
  regular: <HomeHero hero={hero} />,
  "the least": <HomeHero hero={{ ...hero, videoUrl: null, videoLabel: null, hireDeveloper: null }} />,
};
