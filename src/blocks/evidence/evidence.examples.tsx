import { heading } from "../example-content";
import { Evidence } from "./evidence";

export const examples = {
  "a certificate and a reference": (
    <Evidence
      section={{
        ...heading,
        certificates: [{ name: "ISO 00000", scope: "Everything in the examples", until: "until it ends" }],
        references: ["A call with somebody who has worked with us, arranged on request."],
      }}
    />
  ),
};

export const family = "lists";
