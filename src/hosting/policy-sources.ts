import { fieldSchemaOf, visitFields } from "../content/fields/field-schemas";
import { allEntries, type Sites } from "../content/read-site";

export type PolicySources = ReturnType<typeof policySources>;

const isOther = (address: string) => /^(https?|wss?):\/\//.test(address);

/** A `*` for any subdomain stays. Letters beyond ASCII are written as machines do: no header may hold them. */
const originOf = (address: string) =>
  URL.canParse(address) ? new URL(address).origin : (/^[a-z]+:\/\/[^/?#]+/.exec(address)?.[0] ?? address);

const origins = (addresses: readonly string[]) => [...new Set(addresses.filter(isOther).map(originOf))].sort();

function framedAddresses(sites: Sites): string[] {
  const found: string[] = [];
  for (const { type, entry } of sites.flatMap(allEntries)) {
    visitFields(fieldSchemaOf(type), entry.data, (value, _, field) => {
      if (field.framed && typeof value === "string") found.push(value);
    });
  }
  return found;
}

/** Other origins that pages may reach: `https://films.example`. Those of scripts load after consent. */
export function policySources(sites: Sites) {
  const { maintenance, thirdParties } = sites[0].SiteSettings.data;
  const { analytics, chat, scripts } = thirdParties;
  const forms = sites.flatMap(({ Wizard, EnquiryForm }) =>
    [...Wizard, ...EnquiryForm].map(({ data }) => data.endpoint ?? ""),
  );
  const services = [...(chat ? [chat] : []), ...scripts];
  return {
    scripts: origins([...(analytics ? [analytics.origin] : []), ...services.map(({ script }) => script)]),
    connects: origins([
      ...forms,
      maintenance.notifyUrl,
      ...(analytics?.connect ?? []),
      ...services.flatMap(({ script, connect }) => [script, ...connect]),
    ]),
    frames: origins([...framedAddresses(sites), ...(chat ? [chat.script] : [])]),
    forms: origins(forms),
  };
}
