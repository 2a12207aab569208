import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The Nu HTML checker, the W3C's own. */
const checker = require.resolve("vnu-jar/build/dist/vnu.jar");

interface Message {
  readonly type: "error" | "info" | "non-document-error";
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** Parts of CSS that it does not know yet, or in an older form. */
const unknownCss =
  /^CSS: (“(size-adjust|view-timeline-name|contain-intrinsic-size|animation-timeline|animation-range|view-timeline-inset|timeline-scope|vector-effect|mask|offset-path|text-size-adjust|anchor-name|anchor-scope)”|“left”: Parse Error\.$|Unrecognized at-rule “@(view-transition|property)”|“grid-template-rows”: “subgrid”|Unknown pseudo-element or pseudo-class “::(details-content|view-transition)”|Parse Error\.$)/;

/** Parts of HTML that it does not know yet. */
const unknownHtml = /^Attribute “name” not allowed on element “details”/;

/** Complaints about some files, as sentences. */
export async function htmlFaults(files: readonly string[]): Promise<string[]> {
  const run = promisify(execFile)(
    "java",
    ["-Xss4m", "-jar", checker, "--stdout", "--errors-only", "--exit-zero-always", "--format", "json", ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { stdout } = await run.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error("There is no Java. On Debian: apt-get install --no-install-recommends default-jre-headless");
  });
  return (JSON.parse(stdout) as { messages: Message[] }).messages
    .filter(({ message }) => !unknownCss.test(message) && !unknownHtml.test(message))
    .map(({ url, lastLine, message }) => `${url}:${lastLine ?? ""}: ${message}`);
}
