import { heading, perCount, service, several } from "../example-content";
import { ServiceBento } from "./service-bento";

export const examples = perCount((count) => (
  <ServiceBento section={{ ...heading, services: several(count, service) }} />
));

export const family = "cards";
