import { facts } from "./example-study";
import { Facts } from "./facts";

export const examples = {
  "a client to be named": <Facts study={facts} />,
  "a client by name, no reference": <Facts study={{ ...facts, client: "A client by name", reference: null }} />,
};
