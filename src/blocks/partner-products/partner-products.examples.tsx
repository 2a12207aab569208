import { exampleLogo, examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { PartnerProducts } from "./partner-products";

const partner = (title: string, number: number) => ({
  superHeading: "A partner",
  title,
  description: "What the product does, in one sentence.",
  logo: number === 2 ? null : exampleLogo(title),
  image: examplePicture(),
  learnMoreLink: { url: "https://www.example.com", text: "Learn more" },
  bookADemoLink: { url: "https://www.example.com/demo", text: "Book a demo" },
});

export const examples = perCount((count) => (
  <PartnerProducts section={{ ...heading, source: { partners: several(count, partner) } }} />
));

export const family = "cards";
