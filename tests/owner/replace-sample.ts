import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, isSeq, parse, parseDocument, visit, YAMLMap } from "yaml";
import { addPictures, logos, photos } from "./pictures";

/** Facts of an owner. */
export const owner = {
  company: "Quarry & Sons",
  url: "https://www.quarry-and-sons.example",
  email: "office@quarry-and-sons.example",
  phone: "+49 89 5550123",
  /** As the documentation has it. */
  logo: parse(/```yaml\n(logo:[\s\S]*?)```/.exec(readFileSync("docs/theming.md", "utf8"))?.[1] ?? "").logo,
};

/** The sample company as its addresses have it. */
export const sampleName =
  String(parse(readFileSync("content/site.yaml", "utf8")).url).match(/[^./]+(?=\.[^.]+$)/)?.[0] ?? "";

const yamlFiles = (content: string) =>
  readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/"));

/** A content folder that is edited as a person edits it: file by file, comments and all the rest kept. */
class Editor {
  constructor(readonly content: string) {}

  edit(file: string, change: (document: Document) => void): void {
    const path = join(this.content, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    const before = document.toString();
    change(document);
    if (document.toString() !== before) writeFileSync(path, document.toString());
  }

  /** A new file like its neighbour, with other values at some places. */
  copy(from: string, to: string, values: Record<string, unknown>): void {
    cpSync(join(this.content, from), join(this.content, to));
    this.set(to, values);
  }

  /** Sets values by their places: `head.title`. */
  set(file: string, values: Record<string, unknown>): void {
    this.edit(file, (document) => {
      for (const [place, value] of Object.entries(values)) {
        const path = place.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        document.setIn(path, document.createNode(value));
      }
    });
  }

  add(file: string, list: string, value: unknown): void {
    this.edit(file, (document) => document.addIn(list.split("."), document.createNode(value)));
  }

  /**
   * Removes a page and the entries of lists that lead to it; a wizard's choice stays, without its page, and a text keeps
   * the words that led there.
   */
  removePage(path: string): void {
    rmSync(join(this.content, `${path.slice(1)}.yaml`));
    const linked = new RegExp(`\\[([^\\]]*)\\]\\(${path}(#[^)]*)?\\)`, "g");
    for (const file of yamlFiles(this.content)) {
      const isWizard = file.startsWith("wizards/");
      this.edit(file, (document) =>
        visit(document, {
          Pair: (_, { key, value }) =>
            isWizard && isScalar(key) && key.value === "page" && isScalar(value) && value.value === path
              ? visit.REMOVE
              : undefined,
          Scalar: (_, scalar, ancestors) => {
            if (typeof scalar.value !== "string") return undefined;
            if (scalar.value === path && isSeq(ancestors.at(-1))) return visit.REMOVE;
            if (linked.test(scalar.value)) scalar.value = scalar.value.replace(linked, "$1");
            return undefined;
          },
          Map: (_, map, ancestors) => {
            const leadsThere = ["link", "url", ...(isWizard ? [] : ["page"])].some((key) => map.get(key) === path);
            return leadsThere && isSeq(ancestors.at(-1)) ? visit.REMOVE : undefined;
          },
        }),
      );
    }
  }
}

function replaceFacts(editor: Editor): void {
  editor.set("site.yaml", {
    url: owner.url,
    "facts.company": owner.company,
    logo: owner.logo,
    "facts.legalName": "Quarry & Sons OHG",
    "facts.email": owner.email,
    "facts.phone": owner.phone,
    "facts.dataProtection": owner.email,
    "thirdParties.analytics": { id: "G-OWNER12345" },
    "thirdParties.scripts": [{ purpose: "maps", script: "https://maps.example/map.js", globals: ["Maps"] }],
  });
  editor.set("site-words.yaml", {
    feed: { url: "https://blog.quarry-and-sons.example/feed.xml", type: "rss", title: "{company}: news" },
  });
  editor.add("site-words.yaml", "consent.purposes", {
    key: "maps",
    name: "Maps",
    description: "Shows where the quarry is. The provider learns your IP address.",
    storage: [{ name: "map_*", kind: "localStorage", purpose: "Keeps the part you looked at.", duration: "a year" }],
  });
  for (const list of ["links", "social"]) {
    editor.edit("site.yaml", (document) => {
      const addresses = document.get(list);
      if (!(addresses instanceof YAMLMap)) return;
      for (const { value } of addresses.items) {
        if (isScalar(value)) value.value = String(value.value).replaceAll(sampleName, "quarry-and-sons");
      }
    });
  }
  editor.edit("languages.yaml", (document) => {
    const languages = document.get("languages");
    if (isSeq(languages)) languages.items.reverse();
    for (const language of isSeq(languages) ? languages.items : []) if (isMap(language)) language.set("dataSet", "de");
  });
}

function replacePictures(editor: Editor): void {
  const companies = logos.map((file, index) => ({
    title: `Client ${index + 1}`,
    image: { src: `images/${file}`, alt: `Client ${index + 1}` },
  }));
  editor.set("trusted-companies.yaml", { companies });
  const places = ["services/devops.yaml", "industries/retail.yaml", "pages/about.yaml"];
  for (const [index, file] of places.entries()) {
    editor.set(file, { image: { src: `../images/${photos[index]}`, alt: "Waves of colour" } });
    // A photo does not move, and the loop of the picture before would not fill its place.
    editor.edit(file, (document) => document.delete("loop"));
  }
}

function changePages(editor: Editor): void {
  editor.removePage("/services/ar-vr");
  editor.removePage("/industries/finance");
  editor.removePage("/industries/telecommunications");
  editor.copy("services/devops.yaml", "services/stone-cutting.yaml", {
    order: 9,
    name: "Stone cutting",
    "head.title": "Stone cutting by the metre",
    "head.description":
      "Granite, slate and marble, measured on site, cut to the millimetre and delivered on the day that was agreed.",
    superHeading: "Stone cutting",
    title: "Cut once, fits for a century.",
    "card.title": "Stone cutting",
    "card.learnMoreLink.url": "/services/stone-cutting",
  });
  editor.copy("industries/retail.yaml", "industries/churches.yaml", {
    order: 9,
    name: "Churches",
    "head.title": "Stone for churches",
    "head.description":
      "Steps, altars and window frames for churches, made after the drawings of those who keep monuments.",
    superHeading: "Churches",
    title: "Steps that have to last.",
    "card.title": "Churches",
    "card.learnMoreLink.url": "/industries/churches",
  });
  editor.copy("locations/chennai.yaml", "locations/passau.yaml", {
    order: 9,
    city: "Passau",
    country: "Germany",
    address: ["Steinweg 4", "94032 Passau"],
  });
  editor.edit("navigation.yaml", (document) => {
    const added = [
      ["/services", { title: "Stone cutting", link: "/services/stone-cutting", description: "To the millimetre." }],
      ["/industries", { title: "Churches", link: "/industries/churches", description: "Steps and altars." }],
    ] as const;
    const entries = document.getIn(["header", "entries"]);
    for (const [link, item] of added) {
      for (const entry of isSeq(entries) ? entries.items : []) {
        if (isMap(entry) && entry.get("link") === link) entry.addIn(["items"], document.createNode(item));
      }
    }
  });
  editor.add("testimonials.yaml", "testimonials", {
    quote: "The steps fit without a saw.",
    name: "A fourth voice",
    designation: "Builder",
  });
}

function changeWizards(editor: Editor): void {
  editor.copy("wizards/hire-developer.yaml", "wizards/order-stone.yaml", {
    name: "Order stone",
    endpoint: "orderStone",
  });
  editor.set("site.yaml", { "enquiries.endpoints.orderStone": "/api/enquiries/order-stone" });
  editor.set("pages/about.yaml", { contactUs: { url: "/about#order-stone", text: "Order stone" } });
  editor.edit("wizards/start-project.yaml", (document) =>
    visit(document, {
      Map: (_, map) => {
        if (map.get("name") === "DevOps") map.set("name", "Cutting & polishing");
      },
    }),
  );
}

/** A page with a form of its own, by files alone: nothing of the program knows of it. */
function addPage(editor: Editor): void {
  editor.copy("forms/contact.yaml", "forms/visit.yaml", { name: "Visit the quarry", endpoint: "visitQuarry" });
  editor.set("site.yaml", { "enquiries.endpoints.visitQuarry": "/api/enquiries/visit" });
  mkdirSync(join(editor.content, "pages/landing"));
  editor.copy("pages/become-a-partner.yaml", "pages/landing/open-day.yaml", {
    "head.title": "Open day in the quarry",
    "head.description":
      "One day in May on which everybody may see how granite is split, cut and polished, with tea and cake.",
    superHeading: "Open day",
    title: "See how a step is made.",
    "image.src": "../../images/contact.webp",
    sections: [
      { kind: "form", superHeading: "Your visit", title: "Tell us when you come.", form: "visit" },
      { kind: "offices", superHeading: "Where", title: "All our yards.", description: "Each has a gate." },
    ],
  });
  editor.edit("navigation.yaml", (document) => {
    document.addIn(["footer", "groups", 0, "items"], { title: "Open day", link: "/landing/open-day" });
  });
}

/** A case study by a file alone. */
function addCaseStudy(editor: Editor): void {
  editor.copy("case-studies/retail-cloud-bill.yaml", "case-studies/church-steps.yaml", {
    order: 9,
    name: "Church steps",
    "head.title": "Steps for a church, cut in winter",
    "head.description":
      "How eleven steps of granite came up a hill in January, what was measured since, and which one broke on the way.",
    isSample: false,
    client: "Parish of St. Anne",
    superHeading: "Case study",
    title: "Eleven steps up a hill in January.",
    services: ["/services/stone-cutting"],
    industries: ["/industries/churches"],
  });
}

/** Replaces the sample content as an owner does, without touching a line of code. */
export async function replaceSample(content: string): Promise<void> {
  const editor = new Editor(content);
  await addPictures(join(content, "images"));
  replacePictures(editor);
  changePages(editor);
  // The quarry never closes its site.
  rmSync(join(content, "pages/maintenance.yaml"));
  changeWizards(editor);
  addPage(editor);
  addCaseStudy(editor);
  replaceFacts(editor);
}

/** Files that the owner has in a second language: what a language needs, and the owner's own page, form and study. */
const translated =
  /^(?:[\w-]+|pages\/(?:home|not-found|case-studies|landing\/open-day)|forms\/visit|wizards\/[\w-]+|case-studies\/church-steps)\.yaml$/;

/** Translates what a second language needs, leaves out the rest, and publishes it. */
export function translateSome(content: string, code: string): void {
  const folder = join(content, code);
  for (const file of yamlFiles(folder)) {
    const path = join(folder, file);
    if (!translated.test(file)) rmSync(path);
    else {
      const text = readFileSync(path, "utf8").replace(/^( {0,2}(?:title|description): ['"]?)TODO /gm, "$1In English, ");
      writeFileSync(path, text.replaceAll("TODO ", ""));
    }
  }
  new Editor(content).edit("languages.yaml", (document) => {
    const languages = document.get("languages");
    for (const language of isSeq(languages) ? languages.items : []) {
      if (isMap(language) && language.get("code") === code) language.set("dataSet", code);
    }
  });
}
