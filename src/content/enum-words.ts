import type { questionKinds } from "../enquiry/kinds/rules";
import type { IconName } from "./schemas/icon-names";
import type { PageSectionKind } from "./schemas/page-section";

const icons: Record<IconName, string> = {
  arc: "The arc of the sun over the day",
  sun: "A sun",
  shield: "A shield: protection",
  lock: "A closed lock",
  cloud: "A cloud",
  server: "A server",
  database: "A database",
  pipeline: "Steps one after another",
  branch: "A branch of versions",
  gauge: "A gauge: measuring",
  chart: "A chart",
  document: "A document",
  people: "People",
  chat: "A conversation",
  clock: "A clock",
  calendar: "A calendar",
  globe: "A globe",
  map: "A map",
  home: "A house",
  factory: "A factory",
  bolt: "Electricity",
  leaf: "A leaf",
  wrench: "A wrench: repair",
  search: "A magnifying glass",
  eye: "An eye: watching",
  headset: "A headset",
  layers: "Layers",
  cube: "A cube",
  code: "Code",
  api: "An interface for programs",
  phone: "A phone",
  mail: "A letter",
  coins: "Money",
  heart: "A heart",
  cart: "A shopping cart",
  tower: "A transmitter",
  box: "A parcel",
  check: "A tick",
};

const sections: Record<PageSectionKind, string> = {
  coreServices: "Cards of what is offered, 3 to 9",
  process: "Steps in their order, 3 to 6",
  features: "What it can do, 2 to 8, with icons or pictures",
  benefits: "What one has of it, 2 to 6",
  reasons: "Why us, 2 to 6",
  promotion: "The closing block with its two buttons",
};

const questions: Record<(typeof questionKinds)[number], string> = {
  text: "One line of text",
  email: "An e-mail address",
  phone: "A phone number",
  textArea: "Text over several lines",
  choices: "Tiles of which several can be chosen",
  select: "A list of which one is chosen",
  date: "A day",
  files: "Files to attach",
};

/** What each value of each list of values is, in a word or two, by the name of the list. */
export const enumWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IconName: icons,
  PageSectionKind: sections,
  EnquiryFieldKind: questions,
  FeedType: { atom: "Atom (RFC 4287)", rss: "RSS 2.0" },
  FileType: {
    pdf: "PDF documents",
    docx: "Word documents",
    xlsx: "Excel tables",
    pptx: "PowerPoint slides",
    odt: "OpenDocument texts",
    txt: "Plain texts",
    csv: "Tables as plain text",
    png: "PNG pictures",
    jpg: "JPEG photos",
    webp: "WebP pictures",
  },
  StorageKind: {
    cookie: "A cookie, which goes with each request",
    localStorage: "Kept in the browser until it is removed",
    sessionStorage: "Kept until the tab is closed",
  },
  PolicyTable: {
    necessaryStorage: "What the site itself keeps",
    optionalStorage: "What the optional services keep",
  },
  AutocompleteToken: {
    name: "The visitor's name",
    email: "The visitor's e-mail address",
    tel: "The visitor's phone number",
    organization: "The visitor's company",
  },
};
