import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyInstance } from "@fastify/busboy";

/** A file as a browser sent it. */
export interface SentFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A form that a browser sent by itself, before anything of it is judged. */
export class SentForm {
  /** What was entered, by the names of the controls: one text each, or several where more can be chosen. */
  readonly texts = new Map<string, string[]>();
  readonly files: SentFile[] = [];
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

/** How much of a form is kept, in bytes and numbers. */
export interface FormLimits {
  /** All texts together. */
  textBytes: number;
  /** All files together, asked for with each piece; 0 keeps no content at all. */
  fileBytes: () => number;
  /** How many controls and files there may be. */
  parts: number;
  /** How much is read at most. What is above the limits is read and dropped, as browsers show no answer before. */
  readBytes: number;
}

/** What arrived is no form. */
export class BrokenForm extends Error {
  override name = "BrokenForm";
}

const multipart = /^multipart\/form-data\s*;/i;

/** The content types of forms that browsers send by themselves. */
export const formTypes = /^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;)/i;

/** Whether a body is that of a form that a browser sends by itself, by its content type. */
export const isFormType = (contentType = ""): boolean => formTypes.test(contentType);

/** Takes the pieces of a body, and is asked for the form once all of them have come. */
interface FormReader {
  take(chunk: Buffer): void;
  finish(): Promise<void>;
}

/** `a=1&b=2`: the texts, without files. */
function readUrlEncoded(form: SentForm, { textBytes, parts }: FormLimits): FormReader {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    take: (chunk) => {
      const room = Math.max(0, textBytes - size);
      size += chunk.length;
      if (room > 0) chunks.push(chunk.subarray(0, room));
      form.isTooLarge = size > textBytes;
    },
    finish: async () => {
      const text = Buffer.concat(chunks).toString("utf8");
      // Of one that was cut off, the last answer is not whole.
      const whole = form.isTooLarge ? text.slice(0, Math.max(0, text.lastIndexOf("&"))) : text;
      // Counted before anything is decoded.
      const pairs = whole.split("&", parts + 1);
      if (pairs.length > parts) form.isTooLarge = true;
      for (const [name, value] of new URLSearchParams(pairs.slice(0, parts).join("&"))) form.add(name, value);
    },
  };
}

/** Parts with a name each: texts, and files with their content. */
function readMultipart(form: SentForm, contentType: string, limits: FormLimits): FormReader {
  const { textBytes, fileBytes, parts } = limits;
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { "content-type": contentType },
      limits: { fieldNameSize: 200, fieldSize: textBytes, fields: parts, files: parts, headerPairs: 20 },
    });
  } catch {
    throw new BrokenForm();
  }
  let texts = 0;
  let bytes = 0;
  const exceed = () => {
    form.isTooLarge = true;
  };
  parser.on("fieldsLimit", exceed).on("filesLimit", exceed).on("partsLimit", exceed);
  parser.on("field", (name, text, isNameCut, isTextCut) => {
    texts += Buffer.byteLength(text);
    if (isNameCut || isTextCut || texts > textBytes) exceed();
    else form.add(name, text);
  });
  parser.on("file", (field, stream, name, _, type) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      bytes += chunk.length;
      const most = fileBytes();
      if (bytes <= most) chunks.push(chunk);
      else {
        if (most > 0) exceed();
        chunks.length = 0;
      }
    });
    stream.on("end", () => {
      // A question for files that was left out comes as a file without a name.
      if (!name && size === 0) return;
      form.fileNames.push(name ?? "");
      form.files.push({ field, name: name ?? "", type, content: Buffer.concat(chunks) });
    });
  });
  const done = new Promise<void>((resolve, reject) => {
    parser.once("finish", resolve).once("error", () => reject(new BrokenForm()));
  });
  // Asked for only at the end, where it may long have failed.
  done.catch(() => {});
  return {
    take: (chunk) => void parser.write(chunk),
    finish: () => {
      parser.end();
      return done;
    },
  };
}

/** Reads a body to its end or to the most that is read; true where it came whole. */
function readAll(payload: IncomingMessage, take: (chunk: Buffer) => void, readBytes: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let read = 0;
    const settle = (isWhole: boolean) => {
      payload.off("data", onData).off("end", onEnd).off("error", reject).off("close", onClose);
      resolve(isWhole);
    };
    const onData = (chunk: Buffer) => {
      read += chunk.length;
      if (read > readBytes) {
        payload.pause();
        settle(false);
      } else take(chunk);
    };
    const onEnd = () => settle(true);
    const onClose = () => reject(new BrokenForm());
    payload.on("data", onData).on("end", onEnd).on("error", reject).on("close", onClose);
  });
}

/**
 * Reads a form that a browser sent by itself, and keeps no more of it than its limits allow.
 * @throws BrokenForm where it is none, or did not come whole
 */
export async function readForm(payload: IncomingMessage, contentType: string, limits: FormLimits): Promise<SentForm> {
  const form = new SentForm();
  const reader = multipart.test(contentType) ? readMultipart(form, contentType, limits) : readUrlEncoded(form, limits);
  if (await readAll(payload, reader.take, limits.readBytes)) await reader.finish();
  else form.isTooLarge = true;
  return form;
}
