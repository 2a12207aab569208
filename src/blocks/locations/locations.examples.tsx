import { examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { Locations } from "./locations";

const location = (city: string) => ({
  city,
  country: "Country",
  address: ["12 Example Street", "10115 City"],
  email: "hello@example.com",
  contact: "+49 30 5550142",
  mapLink: "https://maps.example.com",
  timeZone: "Monday to Friday, 9 to 17 h",
  clock: null,
  image: examplePicture(),
});

export const examples = perCount((count) => (
  <Locations section={{ ...heading, locations: several(count, location), mapLink: "Show on a map" }} />
));

export const family = "lists";
