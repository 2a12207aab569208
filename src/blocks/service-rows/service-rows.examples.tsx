import { heading, service, several } from "../example-content";
import { ServiceRows } from "./service-rows";

export const examples = {
  "one row": <ServiceRows section={{ ...heading, services: several(1, service) }} />,
  "three rows": <ServiceRows section={{ ...heading, services: several(3, service) }} />,
};
