import { type DocumentOptions, type ParsedNode, type ParseOptions, parseDocument, type SchemaOptions } from "yaml";

/** Reads a text of YAML, with every error in its list. */
export function parseYaml(source: string, options: ParseOptions & DocumentOptions & SchemaOptions = {}) {
  const { stackTraceLimit } = Error;
  // One open bracket makes an error of each line below it. Nobody reads where in the parser these were made, and to
  // write that down takes longer than to parse.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument<ParsedNode>(source, {
      ...options,
      prettyErrors: false,
      // Fields that stand twice are no error of the syntax; the check tells them, with both places.
      uniqueKeys: false,
      logLevel: "error",
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
