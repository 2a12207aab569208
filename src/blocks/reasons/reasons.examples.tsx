import { section } from "../example-content";
import { Reasons } from "./reasons";

export const examples = { "four of them": <Reasons section={section("reasons", 4)} /> };
