import { heading, service, several } from "../example-content";
import { ServiceList } from "./service-rows";

export const examples = {
  "one row": <ServiceList heading={heading} services={several(1, service)} />,
  "three rows": <ServiceList heading={heading} services={several(3, service)} />,
};
