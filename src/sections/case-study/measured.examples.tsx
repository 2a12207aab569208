import { measured } from "./example-study";
import { Measured } from "./measured";

export const examples = {
  "a sample with all": <Measured measured={measured} isSample />,
  "the least": (
    <Measured measured={{ ...measured, superHeading: null, pause: null, misleading: null }} isSample={false} />
  ),
};
