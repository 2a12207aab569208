import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FormDefinition } from "../../../src/content/enquiry/enquiry-site";
import { sendableName } from "../../../src/enquiry/questions/files-rules";
import { rulesOf } from "../../../src/enquiry/questions/rules";
import { bodyLimit } from "../receive/body";
import { smallBody } from "../receive/in-flight-bodies";
import { formTypes, Refusal, refusalOf, refuseForm } from "../receive/refusal";
import { type EnquiryService, formKeyOf, serviceFor } from "../service";
import type { Attachment } from "../store/enquiry";

/** A form that a browser sent by itself, before anything of it is judged. */
export class SentForm {
  /** Answers by the names of the controls: one text each, or several where more can be chosen. */
  readonly texts = new Map<string, string[]>();
  readonly files: Attachment[] = [];
  /** The names of all files, also of those whose content was not kept. */
  readonly fileNames: string[] = [];
}

const mostParts = 1000;

/** Multiple of its limit to which a form is read, so that a browser comes to the end of it and shows the answer. */
const readTimes = 5;

/** One part more, which shows that there are too many. */
const limits = { fieldNameSize: 200, fieldSize: smallBody, fields: mostParts + 1, files: mostParts, headerPairs: 20 };

/**
 * @param exceed what is done where it is larger than its limits; what has come until then is kept
 * @param fileBytes all files together, asked for with each piece; 0 keeps no content at all
 */
function fillForm(form: SentForm, parser: BusboyInstance, exceed: () => void, fileBytes: () => number): Promise<void> {
  let [texts, textSize, fileSize] = [0, 0, 0];
  parser.on("filesLimit", exceed).on("partsLimit", exceed);
  parser.on("field", (name, text, isNameCut, isTextCut) => {
    texts += 1;
    textSize += Buffer.byteLength(text);
    if (isNameCut || isTextCut || texts > mostParts || textSize > smallBody) return exceed();
    // Line ends as all systems but forms write them: each is one character, as it was when typed.
    form.texts.set(name, [...(form.texts.get(name) ?? []), text.replace(/\r\n?/g, "\n")]);
  });
  parser.on("file", (field, stream, name = "", _, type) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      fileSize += chunk.length;
      if (fileSize <= fileBytes()) return chunks.push(chunk);
      exceed();
      chunks.length = 0;
    });
    // A body that ends within a file: the parser fails as well, and whoever reads the form hears of it there.
    stream.on("error", () => {});
    stream.on("end", () => {
      // A question for files that was left out comes as a file without a name.
      if (!name && size === 0) return;
      form.fileNames.push(name);
      form.files.push({ field, name, type, content: Buffer.concat(chunks) });
    });
  });
  return new Promise((resolve, reject) => {
    parser.once("finish", resolve).once("error", reject);
  });
}

async function readAll(payload: IncomingMessage, take: (chunk: Buffer) => void, most: number): Promise<boolean> {
  let read = 0;
  // The rest is dropped once it is answered, on the same connection.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    read += chunk.length;
    if (read > most) return false;
    take(chunk);
  }
  return true;
}

/** Lets the routes of a plugin read the forms that browsers send by themselves, and keep no more than their limits allow. */
export function readForms(api: FastifyInstance, service: EnquiryService): void {
  api.addContentTypeParser(formTypes, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { inLanguage } = serviceFor(service, request);
    const { incomplete, tooLarge } = inLanguage.messages.refusals;
    const limit = bodyLimit(formKeyOf(request.url), inLanguage);
    const exceed = () => void (refusalOf(request) ?? refuseForm(request, new Refusal(413, tooLarge)));
    const form = new SentForm();
    try {
      const parser = new Busboy({ headers: { "content-type": request.headers["content-type"] ?? "" }, limits });
      // The form may be refused while it arrives.
      const filled = fillForm(form, parser, exceed, () => (refusalOf(request) ? 0 : limit));
      // Asked for only at the end, where it may long have failed.
      filled.catch(() => {});
      if (await readAll(payload, (chunk) => parser.write(chunk), limit * readTimes)) {
        parser.end();
        await filled;
      } else exceed();
      return form;
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(400, incomplete);
    }
  });
}

export function answersOfForm({ texts, files }: SentForm, { fields }: FormDefinition): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [name, given] of texts) answers.set(name, given.at(-1));
  for (const { field } of files) answers.set(field, undefined);
  for (const field of fields) {
    const { answerShape } = rulesOf(field);
    if (answerShape === "list") answers.set(field.name, texts.get(field.name) ?? []);
    if (answerShape !== "files") continue;
    const encoded = files
      .filter((file) => file.field === field.name)
      .map(({ name, type, content: { length: size }, content }) => ({
        name: sendableName(name),
        type,
        size,
        data: content.toString("base64"),
      }));
    answers.set(field.name, encoded);
  }
  return answers;
}
