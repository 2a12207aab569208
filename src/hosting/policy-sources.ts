import { fieldSchemaOf, visitFields } from "../content/field-schemas";
import { contentKinds, kindOf } from "../content/kinds";
import { resolveLinkTarget } from "../content/link-target";
import { type ContentFile, loadContent } from "../content/load";
import { site } from "../content/schemas/site";

/** The other origins that pages may reach, each as a security policy writes it: `https://films.example`. */
export interface PolicySources {
  /** Where scripts come from, after consent. */
  scripts: string[];
  /** Where data is sent. */
  connects: string[];
  /** What is shown in a frame. */
  frames: string[];
}

const isOther = (address: string) => /^(https?|wss?):\/\//.test(address);

/** `https://films.example/a?b` is `https://films.example`; a `*` for any subdomain stays. */
const originOf = (address: string) => /^[a-z]+:\/\/[^/?#]+/.exec(address)?.[0] ?? address;

const origins = (addresses: readonly string[]) => [...new Set(addresses.filter(isOther).map(originOf))].sort();

/** The addresses of all films, whichever file names them. */
function framedAddresses(files: readonly ContentFile[], links: Readonly<Record<string, string>>): string[] {
  const fields = new Map(contentKinds.map((kind) => [kind, fieldSchemaOf(kind.schema)]));
  const found: string[] = [];
  for (const { file, data } of files) {
    const kind = kindOf(file);
    const root = kind && fields.get(kind);
    if (!root) continue;
    visitFields(root, data, (value, _, field) => {
      if (field.framed && typeof value === "string") found.push(resolveLinkTarget(value, links));
    });
  }
  return found;
}

/**
 * What the content needs from other origins: a film's host, the services in `site.yaml`, the addresses of forms. A
 * change of the content changes the security policy with it.
 * @param contentRoot the folder `content/`
 * @throws Error where `site.yaml` is missing or not in order
 */
export function policySources(contentRoot: string): PolicySources {
  const files = loadContent(contentRoot);
  const settings = site.safeParse(files.find(({ file }) => file === "site.yaml")?.data);
  if (!settings.success) {
    throw new Error('content/site.yaml is missing or not in order. Run "npm run check:content" to see what to fix.');
  }
  const { links, enquiries, maintenance, thirdParties } = settings.data;
  const { analytics, chat, sessionAnalytics } = thirdParties;
  const services = [chat, sessionAnalytics].filter((service) => service !== undefined);
  return {
    scripts: origins([...(analytics ? [analytics.origin] : []), ...services.map(({ script }) => script)]),
    connects: origins([
      ...Object.values(enquiries.addresses),
      maintenance.notifyUrl,
      ...(analytics?.connect ?? []),
      ...services.flatMap(({ script, connect }) => [script, ...connect]),
    ]),
    frames: origins([...framedAddresses(files, links), ...(chat ? [chat.script] : [])]),
  };
}
