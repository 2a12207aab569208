import { examplePicture } from "./example-picture";
import { SunlitPicture } from "./sunlit-picture";

const picture = examplePicture();
const before = (sunPath: readonly number[]) => ({ ...picture, src: { ...picture.src, sunPath } });

export const examples = {
  "before noon": (
    <SunlitPicture image={before([0.5, 0.5, 0.4, 0, 0, -0.42, 0.76, 0.05])} sizes="320px" sx={{ width: "320px" }} />
  ),
  "seen from the side": (
    <SunlitPicture image={before([0.55, 0.4, 0.32, 0.14, 0, -0.3, 0.24, 0.05])} sizes="320px" sx={{ width: "320px" }} />
  ),
};
