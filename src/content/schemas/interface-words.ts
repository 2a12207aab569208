import { z } from "zod";
import { type UnitName, unitNames } from "../units";
import { link, linkTarget, template, text } from "./fields";

const navigation = z
  .strictObject({
    skipLink: text("The first link of every page, for those who use a keyboard: it leads past the header."),
    homeLink: text("Said after the company's name in the logo, which leads to the home page."),
    main: text("The name of the header's links for screen readers."),
    menu: text("The name of the menu on small screens, and of its button."),
    breadcrumbs: text("The name of the way to a page, above its title."),
  })
  .meta({ id: "NavigationWords" });

const links = z
  .strictObject({
    newTab: text("Said after a link that opens in a new tab."),
    about: template("Said after words such as Learn more, to tell such links apart.", ["title"]),
    demonstration: template("Said after words such as Book a demo, to tell such links apart.", ["title"]),
  })
  .meta({ id: "LinkWords" });

const social = z
  .strictObject({
    microblog: text("The name of the link to the microblog."),
    codeHost: text("The name of the link to the code host."),
    professionalNetwork: text("The name of the link to the professional network."),
    email: text("The name of the link to the mailbox."),
  })
  .meta({ id: "SocialWords" });

const video = z
  .strictObject({
    play: template("The name of the button that plays a film about something.", ["title"]),
    playTestimonial: template("The name of the button that plays a client's film.", ["name", "designation"]),
    close: text("The name of the button that closes the film's window."),
    frame: template("The name of the frame that the film is shown in.", ["title"]),
    ownPage: text("The link below the film, for browsers that do not show it in its frame."),
    transcript: text("Opens the description of the film in words."),
  })
  .meta({ id: "VideoWords" });

const program = z
  .strictObject({
    failed: text(
      "Said where the page's program could not be loaded after somebody pressed something: what to do instead.",
    ),
  })
  .meta({ id: "ProgramWords" });

const theme = z
  .strictObject({
    day: text("Changes to light colours. Shown in the footer while the page is dark."),
    evening: text("Changes to dark colours. Shown in the footer while the page is light."),
  })
  .meta({ id: "ThemeWords" });

const clipboard = z
  .strictObject({
    copied: text("Said once a text has been copied."),
    refused: text("Said where the browser did not allow it, and what to do instead."),
  })
  .meta({ id: "ClipboardWords" });

const policy = z
  .strictObject({
    updated: text("Stands before the day on which a policy was last changed."),
    contents: text("The heading of a policy's table of contents."),
  })
  .meta({ id: "PolicyWords" });

const storage = z
  .strictObject({
    cookie: text("Names a cookie in the lists of the cookie policy."),
    localStorage: text("Names an entry of the browser's local storage."),
    sessionStorage: text("Names an entry of the browser's session storage."),
    duration: template("How long it is kept.", ["duration"]),
    switchedOn: text("Said of an optional service that site.yaml names."),
    switchedOff: text("Said of an optional service that site.yaml leaves out."),
  })
  .meta({ id: "StorageWords" });

const process = z
  .strictObject({ hour: template("The drawn time of day above a step; the hour has two digits.", ["hour"]) })
  .meta({ id: "ProcessWords" });

const offices = z
  .strictObject({
    now: template("The time at an office, and how far it is from UTC.", ["time", "offset"]),
    awakeNow: text("Stands above the drawing of the offices' hours."),
    awakeEver: text("The same while the reader's time is not known."),
    here: template("The time where the reader is.", ["time", "place"]),
    rule: template("In whose day the hours stand, while the reader's time is not known.", ["place"]),
    awake: template("Said where several offices are at work now.", ["cities"]),
    awakeOne: template("Said where one is.", ["cities"]),
    nobody: text("Said where none is."),
    working: text("Stands beside an office that is at work now."),
    asleep: text("Stands beside one that is not."),
    onCall: template("Said of the hours in which no office is open.", ["hours"]),
  })
  .meta({ id: "OfficeWords" });

const related = z
  .strictObject({ title: text("The heading above the cards of a page's neighbours.") })
  .meta({ id: "RelatedWords" });

const contact = z
  .strictObject({
    whatToWrite: text("Opens the list of what to put into an enquiry, on the contact page."),
  })
  .meta({ id: "ContactWords" });

const offers = z
  .strictObject({
    charge: link.describe("The link beside each offer to the page that says how we charge."),
  })
  .meta({ id: "OfferWords" });

const caseStudy = z
  .strictObject({
    client: text("The name of the place for the client."),
    onRequest: text("Stands in that place while the client is not named."),
    industry: text("The name of the industries of a study, and of the filter by them."),
    service: text("The name of its services and products, and of the filter by them."),
    time: text("The name of how long it took."),
    reference: text("The name of whether somebody can be called about it."),
    sample: text("The stamp on a study whose names or figures are invented."),
    sampleOf: template("A name or figure that is invented.", ["name"]),
    method: text("The heading of how a figure is measured."),
    compare: text("The heading of which points can be compared."),
    leftOut: text("The heading of what a figure leaves out."),
    table: text("Opens the table of a chart's values."),
    since: text("The heading of what is done since a mistake."),
    read: text("The link below a study's title, on its card."),
    all: text("The link from a study to all of them."),
    next: template("The link to the next study.", ["title"]),
    related: text("The line above the title of a study that belongs to a service, product or industry."),
    everything: text("The choice of the filter that shows all studies."),
    one: template("One study, counted.", ["count"]),
    several: template("Several studies, counted.", ["count"]),
    chosen: text("Said of the choice of the filter that is shown, for people who cannot see its colour."),
    shown: template("What the filter shows.", ["name", "studies", "count"]),
  })
  .meta({ id: "CaseStudyWords" });

const artefact = z
  .strictObject({
    sample: text("Stands beside every sheet whose names or figures are invented."),
    sampleMark: text("The same in one word, on a sheet that stands alone."),
    wait: template("How long one waits before a station of a pipeline.", ["amount", "unit"]),
    work: template("How long the work at a station takes.", ["amount", "unit"]),
    total: template("The sum below a pipeline: all of its time, and how much of it is work.", [
      "amount",
      "unit",
      "share",
    ]),
    offBy: text("Stands below two answers to the same questions: how far each was off, on average."),
    closer: text("Said of the answer that came closer, for people who cannot see its mark."),
  })
  .meta({ id: "ArtefactWords" });

const document = z
  .strictObject({
    page: template("The number of a page, at its head.", ["number", "count"]),
    close: text("The words that close an open document."),
  })
  .meta({ id: "DocumentWords" });

const engagements = z
  .strictObject({
    duration: text("The heading of how long a form of engagement takes."),
    price: text("The heading of what decides its price."),
  })
  .meta({ id: "EngagementsWords" });

const matrix = z
  .strictObject({
    industry: text("The heading of the column of industries."),
    ask: text("The link in a field that an industry leaves empty: Ask us."),
    link: linkTarget("Where it leads, normally /contact."),
    about: template("What is asked about there.", ["service", "industry"]),
  })
  .meta({ id: "MatrixWords" });

const roofPlan = z
  .strictObject({
    drawing: template("What the drawing of a roof shows.", ["count"]),
    monthlyYield: text("The heading of the months' bars."),
    faces: text("The heading of the faces that can be chosen."),
    face: template("What stands beside a face.", ["count", "area"]),
    area: text("The name of the usable area."),
    areaValue: template("An area with its unit.", ["area"]),
    address: text("The name of the list of addresses."),
    scale: template("Stands beside the bar that tells how long metres are.", ["metres"]),
    keep: text("The button that saves the plan as a picture."),
    panels: template("The name of the number of panels.", ["watts"]),
    covered: text("The name of the area that panels cover."),
    yearly: text("The name of the yield of the year."),
    yearlyValue: template("A yield with its unit.", ["yearly"]),
    saving: text("The name of the money saved."),
    said: template("The result for people who cannot see it, after each change.", [
      "count",
      "area",
      "yearly",
      "saving",
    ]),
  })
  .meta({ id: "RoofPlanWords" });

const apiExchange = z
  .strictObject({
    title: text("The heading of a request to an API and its answer."),
    request: text("The heading of the request."),
    response: text("The name of the answer."),
    status: text("Stands before the answer's status."),
    copyRequest: text("The button that copies the request."),
    languages: text("The name of the tabs above the request."),
    zone: text("The label of the grid's zones."),
    hour: text("The label of the hours of the day."),
    drawing: template("What the drawing of a day shows.", ["zone", "hour", "share"]),
    renewableAt: template("The value of the handle that chooses the hour.", ["hour", "share"]),
    renewableShort: template("Stands beside the renewable share of the hour, in large letters.", ["hour"]),
    power: template("A power in gigawatts.", ["amount"]),
    hint: template("Stands below the drawing of a day: how an hour is chosen in it.", ["day"]),
    greenest: text("The button that goes to the four hours in a row with the most renewable electricity."),
    greenestSaid: template("Said of these hours.", ["from", "to", "share"]),
    hourValue: template("An hour of the day, such as 07:00.", ["hour"]),
    said: template("The result for people who cannot see it, after each change.", ["zone", "hour", "share"]),
  })
  .meta({ id: "ApiExchangeWords" });

const emissionFactors = z
  .strictObject({
    title: text("The heading of the table of emission factors."),
    activity: text("The heading of the column of activities."),
    region: text("The heading of the column of places."),
    factor: text("The heading of the column of factors: the unit of all of them."),
    unit: text("The heading of the column of what a factor is counted per."),
    source: text("The heading of the column of those who publish it."),
    allActivities: text("What is chosen where factors of all activities are shown."),
    countedIn: text("The label of the units that factors can be counted per."),
    asPublished: text("What is chosen where factors are counted as they were published."),
    said: template("The result for people who cannot see it, after each change.", ["count", "activity", "unit"]),
  })
  .meta({ id: "EmissionFactorsWords" });

const footprint = z
  .strictObject({
    bills: text("The name of the list of bills."),
    basis: template("What a bill is read from and what its factor is, below its name.", [
      "evidence",
      "factor",
      "unit",
      "source",
    ]),
    evidence: text("Opens, on a phone, what a bill is read from and where its factor was published."),
    tonnes: template("An amount of emissions.", ["amount"]),
    totalUnit: text("Stands below the sum: what is counted."),
    chart: template("The result for people who cannot see it: said of the bar, and after each change.", [
      "amount",
      "parts",
    ]),
    chartPart: template("One scope in that sentence.", ["scope", "amount", "share"]),
    scope: template("The name of a scope, below the bar.", ["scope"]),
    share: template("The share of a scope in percent.", ["share"]),
    invalid: template("Said of an amount that is no number.", ["example"]),
    tooLarge: template("Said of an amount that is larger than can be counted.", ["max"]),
    readAs: template("Says how an amount was read that could be meant otherwise, such as 74.000.", ["amount", "unit"]),
    reset: text("The button that puts the sample back."),
    download: text("The link that keeps the figures as a table, in a file of comma-separated values."),
    columns: z
      .array(text("The heading of a column."))
      .length(7)
      .describe("The headings of that table: what it is, amount, unit, factor, scope, tonnes, source."),
    print: text("The button that prints the page."),
    line: template("One bill in the figures that are taken into an enquiry.", [
      "title",
      "amount",
      "unit",
      "tonnes",
      "scope",
    ]),
    scopeLine: template("The sum of one scope in those figures.", ["scope", "tonnes"]),
    start: text("Stands above the bills that make most of a footprint."),
    summary: template("The figures in a few words, where they are brought along into an enquiry.", ["count", "amount"]),
    sumLine: template("The sum of all in those figures.", ["tonnes"]),
  })
  .meta({ id: "FootprintWords" });

const unit = z
  .strictObject({
    symbol: text("How it stands after a number, such as l in 12,600 l."),
    one: text("How one of it is called, such as litre in 2.7 kg per litre."),
  })
  .meta({ id: "UnitWord" });

const units = z
  .strictObject(
    Object.fromEntries(unitNames.map((name) => [name, unit.describe(`How ${name} is written.`)])) as Record<
      UnitName,
      typeof unit
    >,
  )
  .meta({ id: "UnitWords" });

/** The sections of `llms.txt`, in their order; `kinds.ts` says which of them lists a kind of page. */
const llms = z
  .strictObject({
    services: text("The heading above the pages of services."),
    products: text("The heading above the pages of products."),
    industries: text("The heading above the pages of industries."),
    caseStudies: text("The heading above the case studies."),
    company: text("The heading above the pages about the company."),
    policies: text("The heading above the policies."),
  })
  .meta({ id: "LlmsWords" });

const languages = z
  .strictObject({
    label: text("The name of the list, read out before the language that is shown."),
    toHome: text("Said below a language in which the page is not: its home page follows."),
  })
  .meta({ id: "LanguagesWords" });

/** `content/interface-words.yaml`: the words of the program itself. Those of the forms are in `enquiry-words.yaml`. */
export const interfaceWords = z
  .strictObject({
    languages: languages.describe("The list of languages, in header and footer."),
    navigation: navigation.describe("Header, menu and breadcrumbs."),
    links: links.describe("What is added to links for screen readers."),
    social: social.describe("The names of the footer's icons."),
    video: video.describe("Films and their window."),
    program: program.describe("What is said of the program of the pages itself."),
    theme: theme.describe("The switch between light and dark colours, in the footer."),
    clipboard: clipboard.describe("What is said beside a button that copies."),
    policy: policy.describe("The pages of policies."),
    storage: storage.describe("The lists of what is kept in a visitor's browser."),
    process: process.describe("The steps of a process, drawn as the hours of a day."),
    offices: offices.describe("The offices."),
    related: related.describe("The neighbours of a page."),
    contact: contact.describe("The contact page."),
    offers: offers.describe("What stands beside every offer."),
    caseStudy: caseStudy.describe("Case studies: their pages, their list, its filter."),
    artefact: artefact.describe("The sheets from the work itself: lists, bills, curves, drawings."),
    document: document.describe("Documents that visitors open."),
    engagements: engagements.describe("The forms of working together."),
    matrix: matrix.describe("The table of services and industries."),
    roofPlan: roofPlan.describe("The plan of a roof with solar panels."),
    apiExchange: apiExchange.describe("A request to an API and its answer."),
    emissionFactors: emissionFactors.describe("The table of emission factors."),
    footprint: footprint.describe("The calculator that works out a footprint from bills."),
    factorSource: template("Where an emission factor was published.", ["agency", "table", "year", "version"]),
    units: units.describe("What bills and factors are counted in."),
    llms: llms.meta({ graphqlHidden: true, description: "The headings of llms.txt, which programs read." }),
    numbers: z
      .array(text("A number in words."))
      .length(21, { error: "needs exactly 21 numbers: from zero to twenty" })
      .meta({ graphqlHidden: true, description: "The numbers from zero to twenty, as texts count with them." }),
  })
  .meta({ id: "InterfaceWords", graphqlJson: true });

/** The headings of `llms.txt`. */
export type LlmsWords = z.output<typeof llms>;

/** The words that pages and their parts say: those that only the build needs are not among them. */
export type InterfaceWords = Omit<z.output<typeof interfaceWords>, "numbers" | "llms">;
