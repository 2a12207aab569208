/** @jsxImportSource react */
import type { Problem } from "../../src/content-check/problems";
import { words } from "../words";
import { addressOfFile } from "./use-route";

interface ProblemLinksProps {
  problems: readonly Problem[];
  /** The form's name of a field of a file, with the file. */
  nameOf: (file: string, field: string) => string;
}

/** What the check finds in any file, each leading to its field. */
export const ProblemLinks = ({ problems, nameOf }: ProblemLinksProps) => (
  <ul>
    {problems.map(({ file: path, line, field, message }) => {
      const file = path.replace("content/", "");
      return (
        <li key={`${file} ${line} ${field} ${message}`}>
          <a href={addressOfFile(file, field)}>{field ? nameOf(file, field) : `${file}, ${words.line} ${line}`}</a>{" "}
          {message}
        </li>
      );
    })}
  </ul>
);
