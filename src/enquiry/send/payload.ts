import { sendableName } from "../questions/files";
import type { Answer, EncodedFile } from "../questions/kind-rules";
import { type QuestionKind, rulesOf } from "../questions/rules";

export type EnquiryPayload = Record<string, Answer>;

/** What is sent of what was filled in, files already encoded: every key of the definition, in its order, and nothing else. */
export const payloadOf = (
  fields: readonly { readonly name: string; readonly kind: QuestionKind }[],
  values: Readonly<Record<string, unknown>>,
): EnquiryPayload =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field).serialise(values[field.name])]));

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
