import type { NewEnquiry } from "../../../server/enquiries/store/enquiry";

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
