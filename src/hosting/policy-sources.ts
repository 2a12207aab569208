import { fieldsOfKind, visitFields } from "../content/fields/field-schemas";
import { allEntries, type Sites } from "../content/read-site";

/** The other origins that pages may reach, each as a security policy writes it: `https://films.example`. */
export interface PolicySources {
  /** Origins of scripts, after consent. */
  scripts: string[];
  /** Origins that data is sent to. */
  connects: string[];
  /** Origins that are shown in a frame. */
  frames: string[];
  /** Origins of forms that a browser sends by itself. */
  forms: string[];
}

const isOther = (address: string) => /^(https?|wss?):\/\//.test(address);

/**
 * `https://films.example/a?b` is `https://films.example`; a `*` for any subdomain stays. Letters beyond ASCII are written
 * as machines do: no header may hold them, and a server that sends one answers every page with an error.
 */
const originOf = (address: string) =>
  URL.canParse(address) ? new URL(address).origin : (/^[a-z]+:\/\/[^/?#]+/.exec(address)?.[0] ?? address);

const origins = (addresses: readonly string[]) => [...new Set(addresses.filter(isOther).map(originOf))].sort();

/** The addresses of all films, whichever file names them. */
function framedAddresses(sites: Sites): string[] {
  const found: string[] = [];
  for (const { kind, entry } of sites.flatMap(allEntries)) {
    visitFields(fieldsOfKind(kind), entry.data, (value, _, field) => {
      if (field.framed && typeof value === "string") found.push(value);
    });
  }
  return found;
}

/**
 * Origins that the content needs: a film's host, the services in `site.yaml`, the endpoints of forms. A change of the
 * content changes the security policy with it.
 */
export function policySources(sites: Sites): PolicySources {
  const { enquiries, maintenance, thirdParties } = sites[0].SiteSettings.data;
  const { analytics, chat, scripts } = thirdParties;
  const services = [...(chat ? [chat] : []), ...scripts];
  return {
    scripts: origins([...(analytics ? [analytics.origin] : []), ...services.map(({ script }) => script)]),
    connects: origins([
      ...Object.values(enquiries.endpoints),
      maintenance.notifyUrl,
      ...(analytics?.connect ?? []),
      ...services.flatMap(({ script, connect }) => [script, ...connect]),
    ]),
    frames: origins([...framedAddresses(sites), ...(chat ? [chat.script] : [])]),
    forms: origins(Object.values(enquiries.endpoints)),
  };
}
