import { several } from "../blocks/example-content";
import { examplePicture } from "../components/example-picture";
import { CaseStudies } from "./case-studies";

const text = "What it was, in two sentences. This is the second one.";
const labels = { challenge: "The challenge", work: "The work", measured: "What is measured" };
const study = (title: string) => ({
  title,
  client: "A client",
  industry: { url: "/industries", text: "Industry" },
  service: { url: "/services", text: "Service" },
  image: examplePicture(),
  challenge: text,
  work: text,
  measured: text,
});

export const examples = {
  "one study": <CaseStudies note="This study is a sample." labels={labels} studies={several(1, study)} />,
  "four studies": <CaseStudies note="These studies are samples." labels={labels} studies={several(4, study)} />,
};
