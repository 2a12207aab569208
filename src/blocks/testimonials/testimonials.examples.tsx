import { examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { Testimonials } from "./testimonials";

const testimonial = (name: string, number: number) => ({
  quote: "They said what they would do, and did what they had said.",
  name,
  designation: "Head of something",
  videoUrl: number === 3 ? "/videos/film.html" : null,
  image: number === 2 ? examplePicture("") : null,
});

export const examples = perCount((count) => (
  <Testimonials section={{ ...heading, source: { note: null, testimonials: several(count, testimonial) } }} />
));

export const family = "lists";
