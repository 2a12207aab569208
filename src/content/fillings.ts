import type { Fillings } from "./fill";
import { fillText } from "./text";

/** The part of the content that names stand for. */
interface Sources {
  readonly SiteSettings: {
    readonly data: {
      readonly facts: Readonly<Record<string, string>>;
      readonly links: Readonly<Record<string, string>>;
      readonly enquiries: { readonly addresses: Readonly<Record<string, string>> };
    };
  };
}

/** What the names in texts and links stand for, from the content itself. */
export function fillingsOf({ SiteSettings: { data } }: Sources): Fillings {
  const { facts } = data;
  const links = Object.entries(data.links).map(([name, url]) => [name, fillText(url, facts)]);
  return { facts, links: Object.fromEntries(links), addresses: data.enquiries.addresses };
}
