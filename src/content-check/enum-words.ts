import { blockWords } from "../blocks/registry";
import type { UnitName } from "../content/figures/units";
import type { questionKinds } from "../enquiry/questions/rules";

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

const units: Record<UnitName, string> = {
  kWh: "Kilowatt-hours",
  MWh: "Megawatt-hours",
  therm: "Therms, as gas is sold in the US",
  litre: "Litres",
  gallon: "US gallons",
  kilogram: "Kilograms",
  tonne: "Tonnes of 1,000 kg",
  shortTon: "Short tons of 2,000 pounds",
  kilometre: "Kilometres",
  mile: "Miles",
  tonneKilometre: "One tonne carried over one kilometre",
  shortTonMile: "One short ton carried over one mile",
};

/** Labels of each value of each list of values, by the name of the list. */
export const enumWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BlockKind: blockWords,
  EnquiryFieldKind: questions,
  Urgency: { now: "To be done at once", soon: "To be done soon", later: "Can wait" },
  Closer: { first: "The first answer", second: "The second answer", neither: "None of the two" },
  StrokeStyle: {
    line: "A plain line",
    faint: "What stands behind",
    accent: "In the sun's colour",
    filled: "A filled form",
    shade: "Shade, which gives a filled form its depth",
    broken: "A broken line, for a fault",
  },
  LogoColor: {
    primary: "The brand's colour, lighter on dark grounds",
    accent: "The sun's colour",
    text: "That of the words on the ground",
  },
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
  ProcessSurface: { band: "A dark band", sky: "A light blue" },
  ProofKind: {
    statement: "The page's statement of costs",
    document: "The first page of its first document",
    footprint: "The footprint of its calculator",
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
  MeasuringUnit: units,
  CodeLanguage: { bash: "A command of a shell, such as curl", javascript: "JavaScript", python: "Python" },
  RoofSide: {
    south: "Below in the drawing",
    west: "Left half of the wing",
    east: "Right half of the wing",
    north: "Above in the drawing",
  },
  AutocompleteToken: {
    name: "The visitor's name",
    email: "The visitor's e-mail address",
    tel: "The visitor's phone number",
    organization: "The visitor's company",
  },
  Tint: {
    paper: "Paper, as on policies",
    mist: "A light green, as on services",
    sun: "A light yellow, as on products",
    sky: "A light blue, as on industries",
    night: "Dark, as on the maintenance screen",
  },
  PageType: {
    WebPage: "Any page",
    AboutPage: "A page about the company",
    ContactPage: "A page to reach the company by",
    CollectionPage: "A list of other pages",
  },
  PageList: {
    company: "With the pages about the company",
    services: "Above the services",
    products: "Above the products",
    industries: "Above the industries",
  },
};
