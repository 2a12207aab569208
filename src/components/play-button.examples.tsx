import { PlayButton } from "./play-button";

const play = { label: "Play the film", onClick: () => {} };

export const examples = {
  large: <PlayButton {...play} />,
  small: <PlayButton {...play} size="small" />,
};
