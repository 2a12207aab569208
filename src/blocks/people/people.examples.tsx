import { examplePicture } from "../../components/example-picture";
import { heading, several } from "../example-content";
import { People } from "./people";

const person = (role: string, number: number) => ({
  role,
  name: number === 2 ? "Ada Example" : null,
  place: "Testhaven",
  decides: "Which of two ways is taken, and who is told about it before it is.",
  image: examplePicture(""),
});

export const examples = {
  "four people": <People section={{ ...heading, note: "All of them are drawn.", people: several(4, person) }} />,
  "two people": <People section={{ ...heading, note: null, people: several(2, person) }} />,
};

export const family = "cards";
