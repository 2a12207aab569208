import type { PostalAddress } from "schema-dts";
import type { Entry } from "../../content/read-site";

type Office = Pick<Entry<"Location">["data"], "address" | "city" | "country">;

/** The postal code and region in "10115 Berlin" or "Phoenix, AZ 85000", where neither can be mistaken. */
function partsBeside(city: string, line: string): { postalCode?: string; addressRegion?: string } {
  const words = line.replace(city, " ").split(/[\s,]+/);
  const codes = words.filter((word) => /^\d{4,6}$/.test(word));
  const regions = words.filter((word) => /^[A-Z]{2}$/.test(word));
  const known = words.filter((word) => word !== "").length === codes.length + regions.length;
  if (!known || codes.length > 1 || regions.length > 1) return {};
  return { postalCode: codes[0], addressRegion: regions[0] };
}

/** The address of an office. Lines before the one that names the city are the street; notes below it are left out. */
export function postalAddress({ address, city, country }: Office): PostalAddress {
  const cityLine = address.findIndex((line) => line.includes(city));
  return {
    "@type": "PostalAddress",
    streetAddress: (cityLine < 0 ? address : address.slice(0, cityLine)).join(", ") || undefined,
    addressLocality: city,
    ...partsBeside(city, address[cityLine] ?? ""),
    addressCountry: country,
  };
}
