import { heading, perCount, several } from "../example-content";
import { FurtherServices } from "./further-services";

const service = (title: string, anchor: string) => ({
  anchor,
  title,
  description: "One sentence about it.",
  points: [],
  link: "/contact",
  demo: null,
  subject: null,
});

const offered = (title: string, number: number) => ({
  ...service(title, `offered-${number}`),
  points: ["A plan with names and dates", "Code in your repository", "A test for each rule"],
  demo: { url: "/#start-project", text: "Start a project" },
  subject: title,
});

export const examples = {
  ...perCount(
    (count) => (
      <FurtherServices
        section={{
          ...heading,
          items: several(count, (title, number) => service(title, `of-${count}-${number}`)),
          linkText: "Ask for it",
        }}
      />
    ),
    [1, 4],
  ),
  "with enquiries": <FurtherServices section={{ ...heading, items: several(5, offered), linkText: "Ask for it" }} />,
};

export const family = "cards";
