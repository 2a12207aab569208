import { coreServices, perCount } from "../example-content";
import { CoreServices } from "./core-services";

export const examples = {
  ...perCount((count) => <CoreServices section={coreServices(count)} />, [1, 4, 5, 7]),
  "as a list": <CoreServices section={{ ...coreServices(4), pattern: "list" }} />,
  "as a diagram": <CoreServices section={{ ...coreServices(5), pattern: "diagram" }} />,
};

export const family = "cards";
