import { fail } from "../../server/start-up";
import { readSite } from "../../src/content/read-site";

/** An enquiry of the site's contact form, whatever its questions: each of its own. */
export function contactBody(): { key: string; body: (count: number) => Record<string, unknown> } {
  const [form] = readSite().EnquiryForm;
  if (!form) fail("The site has no form in content/forms to send.");
  const asked = form.data.questions.filter(({ required }) => required);
  const answer = (kind: string, count: number) => (kind === "email" ? `soak-${count}@example.com` : `Soak ${count}`);
  return {
    key: form.key,
    body: (count) => Object.fromEntries(asked.map(({ name, kind }) => [name, answer(kind, count)])),
  };
}
