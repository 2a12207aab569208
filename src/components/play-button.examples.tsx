import { PlayButton } from "./play-button";

const play = { label: "Play the film", film: "/videos/film.html", onPlay: () => {} };

export const examples = {
  large: <PlayButton {...play} />,
  small: <PlayButton {...play} size="small" />,
};
