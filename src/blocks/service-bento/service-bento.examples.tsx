import { heading, perCount, service, several } from "../example-content";
import { ServiceCards } from "./service-bento";

export const examples = perCount((count) => <ServiceCards heading={heading} services={several(count, service)} />);

export const family = "cards";
