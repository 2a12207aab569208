/**
 * The part of https://schema.org that the site uses, written from its pages: for each type its parent, and for each
 * property the types of value it expects. Whatever is not in the table is a fault; a new property is looked up at
 * schema.org first and then entered here.
 */
interface SchemaType {
  parent?: string;
  properties: Readonly<Record<string, readonly string[]>>;
}

const types: Readonly<Record<string, SchemaType>> = {
  Thing: {
    properties: {
      name: ["Text"],
      description: ["Text", "TextObject"],
      url: ["URL"],
      image: ["ImageObject", "URL"],
      sameAs: ["URL"],
      mainEntityOfPage: ["CreativeWork", "URL"],
    },
  },
  Organization: {
    parent: "Thing",
    properties: {
      legalName: ["Text"],
      logo: ["ImageObject", "URL"],
      email: ["Text"],
      telephone: ["Text"],
      vatID: ["Text"],
      address: ["PostalAddress", "Text"],
      location: ["Place", "PostalAddress", "Text", "VirtualLocation"],
    },
  },
  Place: {
    parent: "Thing",
    properties: { address: ["PostalAddress", "Text"], telephone: ["Text"], hasMap: ["Map", "URL"] },
  },
  PostalAddress: {
    parent: "Thing",
    properties: {
      streetAddress: ["Text"],
      postalCode: ["Text"],
      addressLocality: ["Text"],
      addressRegion: ["Text"],
      addressCountry: ["Country", "Text"],
    },
  },
  CreativeWork: {
    parent: "Thing",
    properties: {
      inLanguage: ["Language", "Text"],
      publisher: ["Organization", "Person"],
      provider: ["Organization", "Person"],
      dateModified: ["Date", "DateTime"],
      isPartOf: ["CreativeWork", "URL"],
      mainEntity: ["Thing"],
    },
  },
  ImageObject: { parent: "CreativeWork", properties: { caption: ["MediaObject", "Text"] } },
  WebSite: { parent: "CreativeWork", properties: {} },
  WebPage: {
    parent: "CreativeWork",
    properties: {
      breadcrumb: ["BreadcrumbList", "Text"],
      primaryImageOfPage: ["ImageObject"],
      speakable: ["SpeakableSpecification", "URL"],
    },
  },
  AboutPage: { parent: "WebPage", properties: {} },
  ContactPage: { parent: "WebPage", properties: {} },
  CollectionPage: { parent: "WebPage", properties: {} },
  SpeakableSpecification: { parent: "Thing", properties: { cssSelector: ["CssSelectorType"] } },
  BreadcrumbList: { parent: "Thing", properties: { itemListElement: ["ListItem", "Text", "Thing"] } },
  ListItem: { parent: "Thing", properties: { position: ["Integer", "Text"], item: ["Thing"] } },
  Service: {
    parent: "Thing",
    properties: { provider: ["Organization", "Person"], serviceType: ["GovernmentBenefitsType", "Text"] },
  },
  WebAPI: { parent: "Service", properties: {} },
  SoftwareApplication: { parent: "CreativeWork", properties: { featureList: ["Text", "URL"] } },
};

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** How a value of each of schema.org's data types is recognised. URLs must be full: crawlers read pages elsewhere. */
const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => isText(value) && !/\{\w+\}|undefined|\[object/.test(String(value)),
  URL: (value) => isText(value) && /^https:\/\/[^\s{}]+$/.test(String(value)) && URL.canParse(String(value)),
  Date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  DateTime: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(String(value)),
  Integer: (value) => Number.isInteger(value),
  CssSelectorType: isText,
};

const lineage = (type: string): string[] => {
  const { parent } = types[type] ?? {};
  return [type, ...(parent ? lineage(parent) : [])];
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (node: Node) => Object.keys(node).length === 1 && "@id" in node;

/** Every object with a type in a piece of JSON-LD, by its `@id`, for those that have one. */
function definedIds(value: unknown): Map<string, string> {
  if (Array.isArray(value)) return new Map(value.flatMap((entry) => [...definedIds(entry)]));
  if (!isNode(value)) return new Map();
  const own: [string, string][] =
    typeof value["@id"] === "string" && typeof value["@type"] === "string" ? [[value["@id"], value["@type"]]] : [];
  return new Map([...own, ...Object.values(value).flatMap((entry) => [...definedIds(entry)])]);
}

/**
 * What is wrong with a page's JSON-LD: types and properties that are not in the table, values of another type than
 * expected, references that lead nowhere. Empty where all is right.
 * @param known the types of objects on other pages by their `@id`, which this page may refer to
 */
export function structuredDataFaults(block: unknown, known: ReadonlyMap<string, string> = new Map()): string[] {
  const resolvable = new Map([...known, ...definedIds(block)]);

  const isExpected = (value: unknown, expected: readonly string[]): boolean => {
    if (!isNode(value)) return expected.some((type) => dataTypes[type]?.(value));
    const type = isReference(value) ? resolvable.get(String(value["@id"])) : value["@type"];
    return typeof type === "string" && lineage(type).some((ancestor) => expected.includes(ancestor));
  };

  const faultsOf = (node: Node, at: string): string[] => {
    if (isReference(node))
      return resolvable.has(String(node["@id"])) ? [] : [`${at}: nothing has the id ${node["@id"]}`];
    const { "@type": type, "@id": id, "@context": _, ...properties } = node;
    if (typeof type !== "string" || !types[type]) return [`${at}: unknown type ${type}`];
    const expectations = Object.assign({}, ...lineage(type).map((ancestor) => types[ancestor]?.properties));
    return [
      ...(id === undefined || dataTypes.URL?.(id) ? [] : [`${at}: the id ${id} is no full address`]),
      ...Object.entries(properties).flatMap(([name, value]) => {
        const place = `${at} > ${type}.${name}`;
        const expected: readonly string[] | undefined = expectations[name];
        if (!expected) return [`${place}: unknown property`];
        return (Array.isArray(value) ? value : [value]).flatMap((entry) => [
          ...(isNode(entry) ? faultsOf(entry, place) : []),
          ...(isExpected(entry, expected)
            ? []
            : [`${place}: ${JSON.stringify(entry)} is not of type ${expected.join(" or ")}`]),
        ]);
      }),
    ];
  };

  if (!isNode(block) || block["@context"] !== "https://schema.org" || !Array.isArray(block["@graph"])) {
    return ["not a graph of https://schema.org"];
  }
  const graph: unknown[] = block["@graph"];
  return graph.flatMap((node, index) => (isNode(node) ? faultsOf(node, `@graph[${index}]`) : [`@graph[${index}]`]));
}
