import { heading, service, several } from "../example-content";
import { ServiceRows } from "./service-rows";

export const examples = {
  "one row": <ServiceRows heading={heading} services={several(1, service)} />,
  "three rows": <ServiceRows heading={heading} services={several(3, service)} />,
};
