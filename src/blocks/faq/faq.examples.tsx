import { perCount, plainEntries } from "../example-content";
import { Faq } from "./faq";

export const examples = perCount((count) => <Faq section={plainEntries(count)} />, [3, 6]);

export const family = "cards";
