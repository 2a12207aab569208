import { z } from "zod";
import type { FileType } from "../../enquiry/questions/file-types";
import { choice } from "./fields";

const fileType = choice<FileType>("FileType", {
  pdf: "PDF documents",
  docx: "Word documents",
  xlsx: "Excel tables",
  pptx: "PowerPoint slides",
  odt: "OpenDocument texts",
  txt: "Plain texts",
  csv: "Tables as plain text",
  png: "PNG pictures",
  jpg: "JPEG photos",
  webp: "WebP pictures",
});

const megabytes = (description: string) => z.number().min(0.1).max(25).describe(description);

/** Limits of attachments, in `site.yaml`. */
export const uploads = z.strictObject({
  maxFiles: z.int().min(1).max(20).describe("The most files in one enquiry."),
  maxFileMegabytes: megabytes("The most megabytes (1,000,000 bytes) of one file."),
  maxTotalMegabytes: megabytes("The most megabytes of all files of one enquiry."),
  types: z.array(fileType).min(1).describe("The kinds of files that are taken, by their endings."),
});
