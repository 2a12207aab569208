import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { errorCodeOf } from "../../error-code";
import type { Attachment } from "../store/enquiry";

/** A form that a browser sent by itself, before anything of it is judged. */
export class SentForm {
  /** Answers by the names of the controls: one text each, or several where more can be chosen. */
  readonly texts = new Map<string, string[]>();
  readonly files: Attachment[] = [];
  /** The names of all files, also of those whose content was not kept. */
  readonly fileNames: string[] = [];
  /** True where it was larger than its limits; what had come until then is here. */
  isTooLarge = false;

  /** Adds a text, with line ends as all systems but forms write them: each is one character, as it was when typed. */
  add(name: string, text: string): void {
    const texts = this.texts.get(name) ?? [];
    texts.push(text.replace(/\r\n?/g, "\n"));
    this.texts.set(name, texts);
  }
}

/** Limits of what is kept of a form, in bytes and numbers. */
export interface FormLimits {
  textBytes: number;
  /** All files together, asked for with each piece; 0 keeps no content at all. */
  fileBytes: () => number;
  /** Number of controls and files that there may be. */
  parts: number;
  /** Number of bytes that are read at most. What is above the limits is read and dropped, as browsers show no answer before. */
  readBytes: number;
}

/** Error: what arrived is no form. */
export class BrokenForm extends Error {
  override name = "BrokenForm";
}

/** The content types of forms that browsers send by themselves. */
export const formTypes = /^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;)/i;

/** Tells whether a body is that of a form that a browser sends by itself, by its content type. */
export const isFormType = (contentType = ""): boolean => formTypes.test(contentType);

/**
 * Puts what a parser finds into a form, within its limits.
 * @returns when the parser has ended
 * @throws BrokenForm where the body is not that of a form
 */
function fillForm(form: SentForm, parser: BusboyInstance, { textBytes, fileBytes, parts }: FormLimits): Promise<void> {
  let [texts, textSize, fileSize] = [0, 0, 0];
  const exceed = () => {
    form.isTooLarge = true;
  };
  parser.on("filesLimit", exceed).on("partsLimit", exceed);
  parser.on("field", (name, text, isNameCut, isTextCut) => {
    texts += 1;
    textSize += Buffer.byteLength(text);
    if (isNameCut || isTextCut || texts > parts || textSize > textBytes) exceed();
    else form.add(name, text);
  });
  parser.on("file", (field, stream, name, _, type) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      fileSize += chunk.length;
      const most = fileBytes();
      if (fileSize <= most) chunks.push(chunk);
      else {
        if (most > 0) exceed();
        chunks.length = 0;
      }
    });
    // A body that ends within a file: the parser fails as well, and whoever reads the form hears of it there.
    stream.on("error", () => {});
    stream.on("end", () => {
      // A question for files that was left out comes as a file without a name.
      if (!name && size === 0) return;
      form.fileNames.push(name ?? "");
      form.files.push({ field, name: name ?? "", type, content: Buffer.concat(chunks) });
    });
  });
  return new Promise((resolve, reject) => {
    parser.once("finish", resolve).once("error", () => reject(new BrokenForm()));
  });
}

function openParser(contentType: string, { textBytes, parts }: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // One more, which shows that there are too many.
      limits: { fieldNameSize: 200, fieldSize: textBytes, fields: parts + 1, files: parts, headerPairs: 20 },
    });
  } catch {
    throw new BrokenForm();
  }
}

/** Reads a body to its end or to the most that is read; true where it came whole. */
async function readAll(payload: IncomingMessage, take: (chunk: Buffer) => void, readBytes: number): Promise<boolean> {
  let read = 0;
  try {
    // The rest is dropped by whoever answers, on the same connection.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read > readBytes) return false;
      take(chunk);
    }
    return true;
  } catch (error) {
    throw errorCodeOf(error) === "ERR_STREAM_PREMATURE_CLOSE" ? new BrokenForm() : error;
  }
}

/**
 * Reads a form that a browser sent by itself, and keeps no more of it than its limits allow.
 * @throws BrokenForm where it is none, or did not come whole
 */
export async function readForm(payload: IncomingMessage, contentType: string, limits: FormLimits): Promise<SentForm> {
  const form = new SentForm();
  const parser = openParser(contentType, limits);
  const filled = fillForm(form, parser, limits);
  // Asked for only at the end, where it may long have failed.
  filled.catch(() => {});
  if (await readAll(payload, (chunk) => parser.write(chunk), limits.readBytes)) {
    parser.end();
    await filled;
  } else form.isTooLarge = true;
  return form;
}
