import { SampleMark } from "./sample-mark";

export const examples = { regular: <SampleMark /> };
