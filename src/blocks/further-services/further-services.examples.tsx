import { heading, perCount, several } from "../example-content";
import { FurtherServices } from "./further-services";

const service = (title: string) => ({ title, description: "One sentence about it.", link: "/contact" });

export const examples = perCount(
  (count) => <FurtherServices section={{ ...heading, items: several(count, service), linkText: "Ask for it" }} />,
  [1, 4, 5],
);

export const family = "cards";
