import { notifyMeKey } from "../../content/enquiry/notify-me";
import type { ContentFile } from "../../content/files/load";
import { fileName, kindOf } from "../../content/kinds";
import { didYouMean, type Problem, problemAt, problemOfFile, shown, slipOf } from "../problems";
import { duplicates } from "./check-duplicates";

/** The address of the server's own endpoint for a form. */
const ownEndpoint = /^\/api\/enquiries\/(.+)$/;

export const isForm = ({ file }: ContentFile) => {
  const name = kindOf(file)?.typeName;
  return name === "Wizard" || name === "EnquiryForm";
};

/** The names of endpoints that lead to this site's own server, with the key of the form that each belongs to. */
export function ownEndpoints(files: readonly ContentFile[]): Map<string, string> {
  const settings = files.find(({ file }) => file === "site.yaml");
  const { enquiries } = (settings?.data ?? {}) as { enquiries?: { endpoints?: Record<string, unknown> } | null };
  return new Map(
    Object.entries(enquiries?.endpoints ?? {}).flatMap(([name, address]) => {
      const key = ownEndpoint.exec(String(address))?.[1];
      return key === undefined ? [] : [[name, key]];
    }),
  );
}

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
  const lost = [...ownEndpoints(files)].flatMap(([name, key]) => {
    if (!settings || keys.includes(key)) return [];
    const expected = `one of ${keys.join(", ")} after /api/enquiries/.${didYouMean(key, keys)}`;
    const message = `found ${shown(`/api/enquiries/${key}`)}, but no wizard or form is called ${key}; expected ${expected}`;
    const near = slipOf(key, keys);
    const instead = near && `/api/enquiries/${near}`;
    return [problemAt(settings, ["enquiries", "endpoints", name], message, { instead })];
  });
  return [...duplicates(claims, "the name"), ...taken, ...lost];
}
