import { FilePicker } from "./file-picker";

const picker = {
  label: "Files",
  optional: "optional",
  hint: "Up to five files of 5 MB each: PDF or text.",
  accept: ".pdf,.txt",
  words: { choose: "Choose files", drop: "or drop them here", list: "Chosen files", remove: "Remove" },
  files: [],
  refusals: [],
  onAdd: () => {},
  onRemove: () => {},
};
const files = ["plan.pdf", `${"a-very-long-name-".repeat(6)}.txt`].map((name) => ({
  name,
  size: "2.4 MB",
  remove: `Remove ${name}`,
}));

export const examples = {
  empty: <FilePicker {...picker} id="file-picker-empty" />,
  "with files": <FilePicker {...picker} id="file-picker-files" files={files} />,
  "with refused files": (
    <FilePicker {...picker} id="file-picker-refused" refusals={["film.mov is of a type that we cannot take."]} />
  ),
  invalid: <FilePicker {...picker} id="file-picker-invalid" error="Please add a file." />,
};
