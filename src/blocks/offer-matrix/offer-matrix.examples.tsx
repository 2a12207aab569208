import { heading, several } from "../example-content";
import { OfferMatrix } from "./offer-matrix";

const services = several(4, (name, number) => ({ path: `/services#entry-${number}`, name }));
const industries = several(3, (name, number) => ({
  path: `/industries#entry-${number}`,
  name,
  services: services.slice(number - 1).map(({ path }) => ({ page: path, work: "What it does there", link: null })),
}));

export const examples = {
  "with gaps": (
    <OfferMatrix section={{ ...heading, also: 'And <a href="/services">more</a> for all.', services, industries }} />
  ),
};

export const family = "lists";
