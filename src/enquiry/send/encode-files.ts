import { sendableName } from "../questions/files";
import type { EncodedFile } from "../questions/kind-rules";

/** A file that could be chosen but not read: it has been moved, changed or deleted since. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  constructor(readonly fileName: string) {
    super("A chosen file can no longer be read.");
  }
}

/** Reads files into what is sent of them. Rejects with `UnreadableFile`. */
export function encodeFiles(files: readonly File[]): Promise<EncodedFile[]> {
  return Promise.all(
    files.map(
      (file) =>
        new Promise<EncodedFile>((done, fail) => {
          const reader = new FileReader();
          reader.onerror = () => fail(new UnreadableFile(file.name));
          reader.onload = () => {
            const [, data = ""] = String(reader.result).split(",", 2);
            done({ name: sendableName(file.name), type: file.type, size: file.size, data });
          };
          reader.readAsDataURL(file);
        }),
    ),
  );
}
