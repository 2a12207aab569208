import type { Printer } from "../../src/content-check/printer";

/** Output of a command that runs in the process of its test. */
export function listen(): { printer: Printer; out: () => string; err: () => string } {
  const printed = { out: "", err: "" };
  const to = (stream: keyof typeof printed) => (text: string) => {
    printed[stream] += text;
  };
  return { printer: { out: to("out"), err: to("err") }, out: () => printed.out, err: () => printed.err };
}
