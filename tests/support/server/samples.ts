import type { NewEnquiry, StoredEnquiry } from "../../../server/enquiries/store/enquiry";

/** Enquiries that are right, as the forms send them. */

export const contactEnquiry = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Hello\nworld",
};

export const visitEnquiry = {
  visitor: "Ada Example",
  email: "ada@example.com",
  rooms: ["Lantern"],
  wishes: "",
  day: "2031-05-01",
  tide: "Low water",
};

export const projectEnquiry = {
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "+49 30 123456",
  company: "Example & Sons",
  services: ["Lamps", "Shades & screens"],
  description: "A ship's bridge, 3 < 4 – “ready” by May",
  files: [] as unknown[],
};

/** Makes an enquiry of the contact form, as the server hands it to the store. */
export const newEnquiry = (changes: Partial<NewEnquiry> = {}): NewEnquiry => ({
  form: "contact",
  idempotencyKey: undefined,
  answers: contactEnquiry,
  attachments: [],
  spamReason: undefined,
  ...changes,
});

export const storedEnquiry = (answers: StoredEnquiry["answers"]): StoredEnquiry => ({
  reference: "NW-7K3M-9QPD",
  form: "contact",
  receivedAt: "2026-01-01T00:00:00.000Z",
  answers,
  spamReason: undefined,
  language: "en",
  files: [],
  deliveries: [],
});

/** Texts that a spreadsheet program could take for a formula, however it parts them. */
export const hostileCells = [
  ...["=", "+", "-", "@", "\t", "\r"].map((sign) => `${sign}cmd|' /C calc'!A0`),
  "Hello\n=HYPERLINK(A1&B1)\n=cmd|' /C calc'!A0",
  "Hello\r\n+1+1\r-1\u2028@SUM(A1)",
  "ok;=cmd|' /C calc'!A0;x",
  'ok";=1+1;"',
  'ok",=1+1,"',
  "ok\n =1+1",
  "ok\t=1+1",
  "\uff1d1+1",
];
