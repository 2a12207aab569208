import { exampleLogo } from "../../components/example-picture";
import { perCount, several } from "../example-content";
import { TrustedBy } from "./trusted-by";

const company = (title: string) => ({ title, image: exampleLogo(title) });

export const examples = perCount((count) => (
  <TrustedBy section={{ title: "They trust us", source: { companies: several(count, company) } }} />
));

export const family = "lists";
