import { expect, test } from "vitest";
import { structuredDataFaults } from "../support/schema-org";

const id = "https://site.example/#organization";
const faultsOf = (...objects: object[]) =>
  structuredDataFaults({ "@context": "https://schema.org", "@graph": objects });
const company = (fields: object) => faultsOf({ "@type": "Organization", "@id": id, ...fields });

test("accepts known types, their own and inherited properties, lists, and references to what is there", () => {
  expect(
    faultsOf(
      { "@type": "Organization", "@id": id, name: "Firm", sameAs: ["https://a.example/", "https://b.example/"] },
      { "@type": "WebAPI", name: "API", provider: { "@id": id }, serviceType: "Data" },
    ),
  ).toEqual([]);
});

test.each([
  ["a type that schema.org does not have", () => faultsOf({ "@type": "Company" }), "unknown type Company"],
  ["a property that the type does not have", () => company({ founded: "1999" }), "Organization.founded: unknown"],
  ["a property of another type", () => company({ breadcrumb: "Home" }), "Organization.breadcrumb: unknown"],
  ["a path where a full address belongs", () => company({ url: "/about" }), '"/about" is not of type URL'],
  [
    "an object of the wrong type",
    () => company({ address: { "@type": "Place" } }),
    "not of type PostalAddress or Text",
  ],
  ["a reference to the wrong type", () => company({ location: { "@id": id } }), "not of type Place"],
  ["a reference that leads nowhere", () => company({ location: { "@id": `${id}-2` } }), `nothing has the id ${id}-2`],
  ["an id that is no full address", () => faultsOf({ "@type": "Place", "@id": "#here" }), "#here is no full address"],
  ["an empty text", () => company({ name: " " }), "is not of type Text"],
  ["a name that was not filled in", () => company({ name: "{company}" }), "is not of type Text"],
  ["a fault further down", () => company({ logo: { "@type": "ImageObject", src: "x" } }), "ImageObject.src: unknown"],
  ["something else than a graph", () => structuredDataFaults([{ "@type": "Thing" }]), "not a graph"],
])("reports %s", (_, faults, message) => {
  expect(faults().join("\n")).toContain(message);
});
