import { notifyMeKey } from "../enquiry/notify-me";
import { fileName, kindOf } from "../kinds";
import type { ContentFile } from "../load";
import { didYouMean, type Problem, problemAt, problemOfFile, shown } from "../problems";
import { duplicates } from "./check-duplicates";

/** The address of the server's own endpoint for a form. */
const ownEndpoint = /^\/api\/enquiries\/(.+)$/;

const isForm = ({ file }: ContentFile) => {
  const name = kindOf(file)?.typeName;
  return name === "Wizard" || name === "EnquiryForm";
};

/** Wizards and forms share one row of endpoints on the server; each name may stand there once, and must exist. */
export function endpointProblems(files: readonly ContentFile[]): Problem[] {
  const forms = files.filter(isForm);
  const keys = [...forms.map(({ file }) => fileName(file)), notifyMeKey];
  const taken = forms
    .filter(({ file }) => fileName(file) === notifyMeKey)
    .map(({ file }) =>
      problemOfFile(file, `found the name "${notifyMeKey}", which the maintenance screen has; choose another.`),
    );
  const claims = forms.map((content) => ({ content, path: [], value: fileName(content.file) }));
  const settings = files.find(({ file }) => file === "site.yaml");
  const { enquiries } = (settings?.data ?? {}) as { enquiries?: { endpoints?: Record<string, unknown> } };
  const lost = Object.entries(enquiries?.endpoints ?? {}).flatMap(([name, endpoint]) => {
    const key = ownEndpoint.exec(String(endpoint))?.[1];
    if (!settings || key === undefined || keys.includes(key)) return [];
    const expected = `one of ${keys.join(", ")} after /api/enquiries/.${didYouMean(key, keys)}`;
    const message = `found ${shown(endpoint)}, but no wizard or form is called ${key}; expected ${expected}`;
    return [problemAt(settings, ["enquiries", "endpoints", name], message)];
  });
  return [...duplicates(claims, "the name"), ...taken, ...lost];
}
