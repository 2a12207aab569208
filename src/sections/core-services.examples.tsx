import { CoreServices } from "./core-services";
import { perCount, section } from "./example-content";

export const examples = perCount((count) => <CoreServices section={section("coreServices", count)} />, [1, 4, 5, 7]);
