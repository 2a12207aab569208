import { plainEntries } from "../example-content";
import { Reasons } from "./reasons";

export const examples = { "four of them": <Reasons section={plainEntries(4)} /> };
