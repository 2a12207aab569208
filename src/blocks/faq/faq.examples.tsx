import { perCount, section } from "../example-content";
import { Faq } from "./faq";

export const examples = perCount((count) => <Faq section={section("faq", count)} />, [3, 6]);
