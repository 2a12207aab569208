import type { ContentFile } from "../../content/files/load";
import { switchedOn } from "../../content/third-party-services";
import { type Problem, problemAt } from "../problems";

interface Purpose {
  key?: unknown;
}

/** Services of other companies that belong to no purpose: visitors would never be asked about them. */
export function purposeProblems(files: readonly ContentFile[]): Problem[] {
  const settings = files.find(({ file }) => file === "site.yaml");
  const words = files.find(({ file }) => file === "site-words.yaml");
  const { thirdParties } = (settings?.data ?? {}) as { thirdParties?: Parameters<typeof switchedOn>[0] };
  const { consent } = (words?.data ?? {}) as { consent?: { purposes?: unknown } };
  if (!settings || !thirdParties || !Array.isArray(consent?.purposes)) return [];
  const asked = consent.purposes.map((purpose: Purpose | null) => purpose?.key);
  return switchedOn(thirdParties)
    .filter(({ key }) => !asked.includes(key))
    .map(({ path, key }) =>
      problemAt(
        settings,
        ["thirdParties", ...path],
        `found a service for the purpose ${key}, about which no visitor is asked; add one with the key ${key} to consent.purposes in content/site-words.yaml.`,
      ),
    );
}
