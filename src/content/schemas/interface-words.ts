import { z } from "zod";
import { type UnitName, unitNames } from "../figures/units";
import { group, hidden, link, linkTarget, word } from "./fields";

const unit = (name: UnitName) =>
  group(`How ${name} is written.`, {
    symbol: word("How it stands after a number, such as l in 12,600 l."),
    one: word("How one of it is called, such as litre in 2.7 kg per litre."),
  }).meta({ typeName: "UnitWord" });

const units = Object.fromEntries(unitNames.map((name) => [name, unit(name)])) as Record<
  UnitName,
  ReturnType<typeof unit>
>;

const llms = z.strictObject({
  services: word("The heading above the pages of services."),
  products: word("The heading above the pages of products."),
  industries: word("The heading above the pages of industries."),
  caseStudies: word("The heading above the case studies."),
  company: word("The heading above the pages about the company."),
  policies: word("The heading above the policies."),
});

export const interfaceWords = z.strictObject({
  languages: word("The name of the list, read out before the language that is shown."),
  languageToHome: word("Said below a language in which the page is not: its home page follows."),
  navigation: group("Navigation of every page: header, menu and breadcrumbs.", {
    skipLink: word("The first link of every page, for those who use a keyboard: it leads past the header."),
    homeLink: word("Said after the company's name in the logo, which leads to the home page."),
    main: word("The name of the header's links for screen readers."),
    menu: word("The name of the menu on small screens, and of its button."),
    breadcrumbs: word("The name of the way to a page, above its title."),
  }),
  links: group("What is added to links for screen readers.", {
    newTab: word("Said after a link that opens in a new tab."),
    about: word("Said after words such as Learn more, to tell such links apart.", "title"),
    demonstration: word("Said after words such as Book a demo, to tell such links apart.", "title"),
  }),
  social: group("The names of the footer's icons.", {
    microblog: word("The name of the link to the microblog."),
    codeHost: word("The name of the link to the code host."),
    professionalNetwork: word("The name of the link to the professional network."),
    email: word("The name of the link to the mailbox."),
  }),
  video: group("Films and their window.", {
    play: word("The name of the button that plays a film about something.", "title"),
    playTestimonial: word("The name of the button that plays a client's film.", "name", "designation"),
    close: word("The name of the button that closes the film's window."),
    frame: word("The name of the frame that the film is shown in.", "title"),
    ownPage: word("The link below the film, for browsers that do not show it in its frame."),
  }),
  programFailed: word(
    "Said where the program could not be loaded after a press: what to do instead. In an old tab only loading the page again helps.",
  ),
  dayView: word("Changes to light colours. Shown in the footer while the page is dark."),
  eveningView: word("Changes to dark colours. Shown in the footer while the page is light."),
  copied: word("Said once a text has been copied."),
  copyRefused: word("Said where the browser did not allow it, and what to do instead."),
  policyUpdated: word("Stands before the day on which a policy was last changed."),
  policyContents: word("The heading of a policy's table of contents."),
  storage: group("The lists of what is kept in a visitor's browser.", {
    cookie: word("Names a cookie in the lists of the cookie policy."),
    localStorage: word("Names an entry of the browser's local storage."),
    sessionStorage: word("Names an entry of the browser's session storage."),
    duration: word("How long something is kept.", "duration"),
    switchedOn: word("Said of an optional service that site.yaml names."),
    switchedOff: word("Said of an optional service that site.yaml leaves out."),
  }),
  offices: group("The offices.", {
    place: word("What the time zone of reply in site.yaml is called in sentences: Berlin."),
    now: word("The time at an office, and its time zone.", "time", "zone"),
    hours: word("Stands above the drawing of the offices' hours."),
    here: word("The time where the reader is.", "time"),
    rule: word("In whose day the hours stand, while the reader's time is not known.", "place"),
    awake: word("Said where several offices are at work now.", "cities"),
    awakeOne: word("Said where one office is at work now.", "cities"),
    nobody: word("Said where no office is at work now."),
    working: word("Stands beside an office that is at work now."),
    asleep: word("Stands beside an office that is not at work now."),
    onCall: word("Said of the hours in which no office is open.", "hours"),
  }),
  relatedPages: word("The heading above the cards of a page's neighbours."),
  whatToWrite: word("Opens the list of what to put into an enquiry, on the contact page."),
  charge: link.describe("Link beside each offer to the page that says how we charge."),
  caseStudy: group("Case studies: their pages, their list.", {
    client: word("The name of the place for the client."),
    invented: word("Stands in the place for the client of a study whose client is invented."),
    size: word("The name of how large the work is."),
    industry: word("The name of the industries of a study."),
    service: word("The name of the services and products of a study."),
    time: word("The name of how long the work took."),
    sampleOf: word("A name or figure that is invented.", "name"),
    method: word("The heading of how a figure is measured."),
    compare: word("The heading of which points can be compared."),
    leftOut: word("The heading of what a figure leaves out."),
    table: word("Opens the table of a chart's values."),
    since: word("The heading of what is done since a mistake."),
    read: word("The link below a study's title, on its card."),
    all: word("The link from a study to all of them."),
    next: word("The link to the next study.", "title"),
  }),
  artefact: group("The sheets from the work itself: lists, bills, curves, drawings.", {
    sample: word("Stands beside every sheet whose names or figures are invented."),
    sampleMark: word("Sample, in one word, on a sheet that stands alone."),
    wait: word("How long one waits before a station of a pipeline.", "amount", "unit"),
    work: word("How long the work at a station takes.", "amount", "unit"),
    total: word("The sum below a pipeline: all of its time, and how much of it is work.", "amount", "unit", "share"),
    offBy: word("Stands below two answers to the same questions: how far each was off, on average."),
    closer: word("Said of the answer that came closer, for people who cannot see its mark."),
  }),
  documentPage: word("The number of a page, at its head.", "number", "count"),
  engagementDuration: word("The heading of how long a form of engagement takes."),
  engagementPrice: word("The heading of what decides the price of a form of engagement."),
  matrix: group("The table of services and industries.", {
    industry: word("The heading of the column of industries."),
    ask: word("The link in a field that an industry leaves empty: Ask us."),
    link: linkTarget("Where that link leads, normally /contact."),
    about: word("What is asked about by the link where nothing is said.", "service", "industry"),
  }),
  roofPlan: group("The plan of a roof with solar panels.", {
    title: word("The heading of plans for several addresses; one alone has its address as heading."),
    drawing: word("What the drawing of a roof shows.", "count"),
    monthlyYield: word("The heading of the months' bars."),
    faces: word("The heading of the faces that can be chosen."),
    face: word("What stands beside a face.", "count", "area"),
    area: word("The name of the usable area."),
    areaValue: word("An area with its unit.", "area"),
    address: word("The name of the list of addresses."),
    scale: word("Stands beside the bar that tells how long metres are.", "metres"),
    panelsKey: word("The panels in the key of the drawing.", "count"),
    restKey: word("What is hatched in the drawing: a terrace, dormers."),
    panels: word("The name of the number of panels.", "watts"),
    covered: word("The name of the area that panels cover."),
    yearly: word("The name of the yield of the year."),
    yearlyValue: word("A yield with its unit.", "yearly"),
    saving: word("The name of the money saved."),
    said: word("The result for people who cannot see it, after each change.", "count", "area", "yearly", "saving"),
  }),
  apiExchange: group("A request to an API and its answer.", {
    title: word("The heading of a request to an API and its answer."),
    dayTitle: word("The heading where a day of electricity is drawn above them."),
    request: word("The heading of the request."),
    response: word("The name of the answer."),
    status: word("Stands before the answer's status."),
    copyRequest: word("The button that copies the request."),
    languages: word("The name of the tabs above the request."),
    zone: word("The label of the grid's zones."),
    hour: word("The label of the hours of the day."),
    drawing: word("What the drawing of a day shows.", "zone", "hour", "share"),
    renewableAt: word("The value of the handle that chooses the hour.", "hour", "share"),
    renewableShort: word("Stands beside the renewable share of the hour, in large letters.", "hour"),
    power: word("A power in gigawatts.", "amount"),
    hint: word("Stands below the drawing of a day: how an hour is chosen in it.", "day"),
    greenest: word("The name of the four hours in a row with the most renewable electricity."),
    greenestSaid: word("Said of the greenest hours.", "from", "to", "share"),
    hourValue: word("An hour of the day, such as 07:00.", "hour"),
    said: word("The result for people who cannot see it, after each change.", "zone", "hour", "share"),
  }),
  emissionFactors: group("The table of emission factors.", {
    title: word("The heading of the table of emission factors."),
    activity: word("The heading of the column of activities."),
    region: word("The heading of the column of places."),
    factor: word("The heading of the column of factors: the unit of all of them."),
    unit: word("The heading of the column of what a factor is counted per."),
    source: word("The heading of the column of those who publish it."),
    allActivities: word("What is chosen where factors of all activities are shown."),
    countedIn: word("The label of the units that factors can be counted per."),
    asPublished: word("What is chosen where factors are counted as they were published."),
    said: word("The result for people who cannot see it, after each change.", "count", "activity", "unit"),
  }),
  footprint: group("The calculator that works out a footprint from bills.", {
    bills: word("The name of the list of bills."),
    basis: word("What a bill and its factor are read from, below its name.", "evidence", "factor", "unit", "source"),
    tonnes: word("An amount of emissions.", "amount"),
    totalUnit: word("Stands below the sum: what is counted."),
    chart: word("The result for people who cannot see it: said of the bar, and after each change.", "amount", "parts"),
    chartPart: word("One scope in the result for people who cannot see it.", "scope", "amount", "share"),
    scope: word("The name of a scope, below the bar.", "scope"),
    scopes: z
      .array(word("What one scope is, in two or three words."))
      .length(3)
      .describe("What the scopes are, below the name of scope 1, 2 and 3."),
    share: word("The share of a scope in percent.", "share"),
    empty: word("Said of an amount that was taken out.", "example"),
    invalid: word("Said of an amount that is no number: what was found, and what is right.", "found", "example"),
    tooLarge: word("Said of an amount that is larger than can be counted.", "max"),
    reset: word("The button that puts the sample back."),
    download: word("The link that keeps the figures as a table, in a file of comma-separated values."),
    columns: z
      .array(word("The heading of a column."))
      .length(7)
      .describe("Headings of the kept table: what it is, amount, unit, factor, scope, tonnes, source."),
    print: word("The button that prints the page."),
    line: word("One bill in the figures that are taken into an enquiry.", "title", "amount", "unit", "tonnes", "scope"),
    scopeLine: word("The sum of one scope in the figures of an enquiry.", "scope", "tonnes"),
    start: word("Stands above the bills that make most of a footprint."),
    summary: word("The figures in a few words, where they are brought along into an enquiry.", "count", "amount"),
    sumLine: word("The sum of all in the figures of an enquiry.", "tonnes"),
  }),
  factorSource: word("Where an emission factor was published.", "agency", "table", "year", "version"),
  units: group("Units in which bills and factors are counted.", units),
  llms: hidden("Headings of llms.txt, which AI programs read.", llms),
  numbers: hidden(
    "Numbers from zero to twenty in words, as texts count with them.",
    z.array(word("A number in words.")).length(21, { error: "needs exactly 21 numbers: from zero to twenty" }),
  ),
});

export type LlmsWords = z.output<typeof llms>;

export type InterfaceMessages = Omit<z.output<typeof interfaceWords>, "numbers" | "llms">;
