import { several } from "../blocks/example-content";
import { examplePicture } from "../components/example-picture";
import { Related } from "./related";

const page = (title: string, number: number) => ({
  path: `/services#entry-${number}`,
  image: examplePicture(),
  card: { title, description: "Two sentences about the page. This is the second one." },
});

export const examples = {
  "three of them": <Related pages={several(3, page)} />,
  "with a case study": <Related pages={several(3, page)} studies={several(1, page)} />,
};
