import { examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { OfficeList } from "./offices";

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

export const examples = perCount((count) => (
  <OfficeList reply={{ clock: "Europe/Berlin", place: "Berlin" }} heading={heading} offices={several(count, office)} />
));

export const family = "lists";
