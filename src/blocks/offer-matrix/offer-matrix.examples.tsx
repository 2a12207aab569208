import { heading, several } from "../example-content";
import { MatrixTable } from "./offer-matrix";

const services = several(4, (name, number) => ({ path: `/services#entry-${number}`, name }));
const industries = several(3, (name, number) => ({
  path: `/industries#entry-${number}`,
  name,
  services: services.slice(number - 1).map(({ path }) => ({ page: path, work: "What it does there" })),
}));

export const examples = {
  "with gaps": <MatrixTable heading={heading} services={services} industries={industries} />,
};

export const family = "lists";
