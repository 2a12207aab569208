import { MoreLink } from "./more-link";
import { Surface } from "./surface";

export const examples = {
  regular: <MoreLink to="/about">Learn more</MoreLink>,
  "to another site": <MoreLink to="https://www.example.com">Read the blog</MoreLink>,
  "on a band": (
    <Surface surface="band" sx={{ p: 3 }}>
      <MoreLink to="/about" variant="moreOnBand">
        Learn more
      </MoreLink>
    </Surface>
  ),
};
