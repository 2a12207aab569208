import { opening } from "../../blocks/example-content";
import { PageHero } from "./page-hero";

const breadcrumbs = [{ title: "Home", path: "/" }, { title: "Services" }];
const surfaces = ["paper", "mist", "sun", "sky"] as const;

export const examples = {
  ...Object.fromEntries(
    surfaces.map((surface) => [
      `on ${surface}`,
      <PageHero key={surface} {...opening} breadcrumbs={breadcrumbs} surface={surface} />,
    ]),
  ),
  "two buttons": (
    <PageHero
      {...opening}
      breadcrumbs={breadcrumbs}
      surface="mist"
      demo={{ url: "https://www.example.com", text: "Book a call" }}
    />
  ),
  "a note in the place of the picture": (
    <PageHero {...opening} breadcrumbs={breadcrumbs} surface="mist" note="A note on what follows." />
  ),
};
