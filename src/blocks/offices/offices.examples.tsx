import { examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { Offices } from "./offices";

const office = (city: string) => ({
  city,
  country: "Country",
  description: "What the office does, in one sentence.",
  timeZone: "UTC+1",
  clock: null,
  opens: 9,
  closes: 17,
  image: examplePicture(),
});

const settings = { reply: { clock: "Europe/Berlin" } };

export const examples = perCount((count) => (
  <Offices section={{ ...heading, settings, locations: several(count, office) }} />
));

export const family = "lists";
