import { z } from "zod";
import { type UnitName, unitNames } from "../units";
import { link, linkTarget, template, text } from "./fields";

const navigation = z
  .strictObject({
    skipLink: text("The first link of every page, for those who use a keyboard: it leads past the header.").meta({
      label: "Link past the header",
    }),
    homeLink: text("Said after the company's name in the logo, which leads to the home page.").meta({
      label: "Said after the logo's name",
    }),
    main: text("The name of the header's links for screen readers.").meta({ label: "Name of the header's links" }),
    menu: text("The name of the menu on small screens, and of its button.").meta({ label: "Name of the menu" }),
    breadcrumbs: text("The name of the way to a page, above its title.").meta({ label: "Name of the page's path" }),
  })
  .meta({ id: "NavigationWords" });

const links = z
  .strictObject({
    newTab: text("Said after a link that opens in a new tab.").meta({ label: "Opens in a new tab" }),
    about: template("Said after words such as Learn more, to tell such links apart.", ["title"]).meta({
      label: "Said after “Learn more”",
    }),
    demonstration: template("Said after words such as Book a demo, to tell such links apart.", ["title"]).meta({
      label: "Said after “Book a demo”",
    }),
  })
  .meta({ id: "LinkWords" });

const social = z
  .strictObject({
    microblog: text("The name of the link to the microblog."),
    codeHost: text("The name of the link to the code host.").meta({ label: "Code host" }),
    professionalNetwork: text("The name of the link to the professional network.").meta({
      label: "Professional network",
    }),
    email: text("The name of the link to the mailbox.").meta({ label: "Mailbox" }),
  })
  .meta({ id: "SocialWords" });

const video = z
  .strictObject({
    play: template("The name of the button that plays a film about something.", ["title"]).meta({
      label: "Button that plays a film",
    }),
    playTestimonial: template("The name of the button that plays a client's film.", ["name", "designation"]).meta({
      label: "Button for a client's film",
    }),
    close: text("The name of the button that closes the film's window.").meta({
      label: "Button that closes the window",
    }),
    frame: template("The name of the frame that the film is shown in.", ["title"]).meta({
      label: "Name of the film's frame",
    }),
    ownPage: text("The link below the film, for browsers that do not show it in its frame.").meta({
      label: "Link to the film itself",
    }),
    transcript: text("Opens the description of the film in words.").meta({ label: "Opens the film in words" }),
  })
  .meta({ id: "VideoWords" });

const program = z
  .strictObject({
    failed: text(
      "Said where the page's program could not be loaded after somebody pressed something: what to do instead.",
    ).meta({ label: "Could not be loaded" }),
  })
  .meta({ id: "ProgramWords" });

const theme = z
  .strictObject({
    day: text("Changes to light colours. Shown in the footer while the page is dark.").meta({
      label: "Change to light colours",
    }),
    evening: text("Changes to dark colours. Shown in the footer while the page is light.").meta({
      label: "Change to dark colours",
    }),
  })
  .meta({ id: "ThemeWords" });

const clipboard = z
  .strictObject({
    copied: text("Said once a text has been copied.").meta({ label: "It was copied" }),
    refused: text("Said where the browser did not allow it, and what to do instead.").meta({
      label: "It could not be copied",
    }),
  })
  .meta({ id: "ClipboardWords" });

const policy = z
  .strictObject({
    updated: text("Stands before the day on which a policy was last changed.").meta({
      label: "Before the last change",
    }),
    contents: text("The heading of a policy's table of contents.").meta({ label: "Heading of the contents" }),
  })
  .meta({ id: "PolicyWords" });

const storage = z
  .strictObject({
    cookie: text("Names a cookie in the lists of the cookie policy."),
    localStorage: text("Names an entry of the browser's local storage.").meta({ label: "Word for what stays" }),
    sessionStorage: text("Names an entry of the browser's session storage.").meta({
      label: "Word for one visit's entries",
    }),
    duration: template("How long it is kept.", ["duration"]).meta({ label: "How long it is kept" }),
    switchedOn: text("Said of an optional service that site.yaml names.").meta({ label: "Service is switched on" }),
    switchedOff: text("Said of an optional service that site.yaml leaves out.").meta({
      label: "Service is switched off",
    }),
  })
  .meta({ id: "StorageWords" });

const process = z
  .strictObject({
    hour: template("The drawn time of day above a step; the hour has two digits.", ["hour"]).meta({
      label: "Time above a step",
    }),
  })
  .meta({ id: "ProcessWords" });

const offices = z
  .strictObject({
    place: text("What the time zone of reply in site.yaml is called in sentences: Berlin.").meta({
      label: "Name of the time zone",
    }),
    now: template("The time at an office, and how far it is from UTC.", ["time", "offset"]).meta({
      label: "Time at an office",
    }),
    awakeNow: text("Stands above the drawing of the offices' hours.").meta({ label: "Above the offices' hours" }),
    awakeEver: text("The same while the reader's time is not known.").meta({ label: "Above them, without a time" }),
    here: template("The time where the reader is.", ["time", "place"]).meta({ label: "Time where the reader is" }),
    rule: template("In whose day the hours stand, while the reader's time is not known.", ["place"]).meta({
      label: "Whose hours they are",
    }),
    awake: template("Said where several offices are at work now.", ["cities"]).meta({
      label: "Several offices are at work",
    }),
    awakeOne: template("Said where one is.", ["cities"]).meta({ label: "One office is at work" }),
    nobody: text("Said where none is.").meta({ label: "No office is at work" }),
    working: text("Stands beside an office that is at work now.").meta({ label: "Beside an office at work" }),
    asleep: text("Stands beside one that is not.").meta({ label: "Beside a closed office" }),
    onCall: template("Said of the hours in which no office is open.", ["hours"]).meta({
      label: "Hours without an open office",
    }),
  })
  .meta({ id: "OfficeWords" });

const related = z
  .strictObject({
    title: text("The heading above the cards of a page's neighbours.").meta({ label: "Heading above the neighbours" }),
  })
  .meta({ id: "RelatedWords" });

const contact = z
  .strictObject({
    whatToWrite: text("Opens the list of what to put into an enquiry, on the contact page.").meta({
      label: "Opens what to write",
    }),
  })
  .meta({ id: "ContactWords" });

const offers = z
  .strictObject({
    charge: link.meta({
      label: "Link to how we charge",
      description: "The link beside each offer to the page that says how we charge.",
    }),
  })
  .meta({ id: "OfferWords" });

const caseStudy = z
  .strictObject({
    client: text("The name of the place for the client."),
    onRequest: text("Stands in that place while the client is not named.").meta({ label: "While nobody is named" }),
    industry: text("The name of the industries of a study, and of the filter by them."),
    service: text("The name of its services and products, and of the filter by them."),
    time: text("The name of how long it took.").meta({ label: "How long it took" }),
    reference: text("The name of whether somebody can be called about it.").meta({
      label: "Whether somebody can be called",
    }),
    sample: text("The stamp on a study whose names or figures are invented.").meta({ label: "Stamp on a sample" }),
    sampleOf: template("A name or figure that is invented.", ["name"]).meta({ label: "Name or figure invented" }),
    method: text("The heading of how a figure is measured.").meta({ label: "How a figure is measured" }),
    compare: text("The heading of which points can be compared.").meta({ label: "What can be compared" }),
    leftOut: text("The heading of what a figure leaves out.").meta({ label: "What is left out" }),
    table: text("Opens the table of a chart's values.").meta({ label: "Opens the table of values" }),
    since: text("The heading of what is done since a mistake.").meta({ label: "What is done since then" }),
    read: text("The link below a study's title, on its card.").meta({ label: "Link on a study's card" }),
    all: text("The link from a study to all of them.").meta({ label: "Link to all studies" }),
    next: template("The link to the next study.", ["title"]).meta({ label: "Link to the next study" }),
    related: text("The line above the title of a study that belongs to a service, product or industry.").meta({
      label: "Line above a related study",
    }),
    everything: text("The choice of the filter that shows all studies.").meta({ label: "Choice of all studies" }),
    one: template("One study, counted.", ["count"]).meta({ label: "One study, counted" }),
    several: template("Several studies, counted.", ["count"]).meta({ label: "Several studies, counted" }),
    chosen: text("Said of the choice of the filter that is shown, for people who cannot see its colour.").meta({
      label: "Said of the choice shown",
    }),
    shown: template("What the filter shows.", ["name", "studies", "count"]).meta({ label: "What the filter shows" }),
  })
  .meta({ id: "CaseStudyWords" });

const artefact = z
  .strictObject({
    sample: text("Stands beside every sheet whose names or figures are invented.").meta({
      label: "Beside an invented sheet",
    }),
    sampleMark: text("The same in one word, on a sheet that stands alone.").meta({ label: "Sample, in one word" }),
    wait: template("How long one waits before a station of a pipeline.", ["amount", "unit"]).meta({
      label: "How long one waits",
    }),
    work: template("How long the work at a station takes.", ["amount", "unit"]).meta({
      label: "How long the work takes",
    }),
    total: template("The sum below a pipeline: all of its time, and how much of it is work.", [
      "amount",
      "unit",
      "share",
    ]).meta({ label: "Sum of all the time" }),
    offBy: text("Stands below two answers to the same questions: how far each was off, on average.").meta({
      label: "How far both were off",
    }),
    closer: text("Said of the answer that came closer, for people who cannot see its mark.").meta({
      label: "Answer that came closer",
    }),
  })
  .meta({ id: "ArtefactWords" });

const document = z
  .strictObject({
    page: template("The number of a page, at its head.", ["number", "count"]).meta({ label: "Number of a page" }),
    close: text("The words that close an open document.").meta({ label: "Words that close a document" }),
  })
  .meta({ id: "DocumentWords" });

const engagements = z
  .strictObject({
    duration: text("The heading of how long a form of engagement takes.").meta({ label: "Heading of how long" }),
    price: text("The heading of what decides its price.").meta({ label: "Heading of the price" }),
  })
  .meta({ id: "EngagementsWords" });

const matrix = z
  .strictObject({
    industry: text("The heading of the column of industries.").meta({ label: "Heading of the industries" }),
    ask: text("The link in a field that an industry leaves empty: Ask us.").meta({
      label: "Link where nothing is said",
    }),
    link: linkTarget("Where it leads, normally /contact.").meta({ label: "Where that link leads" }),
    about: template("What is asked about there.", ["service", "industry"]).meta({ label: "What is asked about" }),
  })
  .meta({ id: "MatrixWords" });

const roofPlan = z
  .strictObject({
    drawing: template("What the drawing of a roof shows.", ["count"]).meta({ label: "What the drawing shows" }),
    monthlyYield: text("The heading of the months' bars.").meta({ label: "Heading of the months" }),
    faces: text("The heading of the faces that can be chosen.").meta({ label: "Heading of the faces" }),
    face: template("What stands beside a face.", ["count", "area"]).meta({ label: "Words beside a face" }),
    area: text("The name of the usable area.").meta({ label: "Name of the usable area" }),
    areaValue: template("An area with its unit.", ["area"]).meta({ label: "Area with its unit" }),
    address: text("The name of the list of addresses.").meta({ label: "Name of the addresses' list" }),
    scale: template("Stands beside the bar that tells how long metres are.", ["metres"]).meta({
      label: "Length in metres",
    }),
    keep: text("The button that saves the plan as a picture.").meta({ label: "Button that saves the plan" }),
    panels: template("The name of the number of panels.", ["watts"]).meta({ label: "Number of panels" }),
    covered: text("The name of the area that panels cover.").meta({ label: "Area that panels cover" }),
    yearly: text("The name of the yield of the year.").meta({ label: "Yield of the year" }),
    yearlyValue: template("A yield with its unit.", ["yearly"]).meta({ label: "Yield with its unit" }),
    saving: text("The name of the money saved.").meta({ label: "Money saved" }),
    said: template("The result for people who cannot see it, after each change.", [
      "count",
      "area",
      "yearly",
      "saving",
    ]).meta({ label: "Result, read out" }),
  })
  .meta({ id: "RoofPlanWords" });

const apiExchange = z
  .strictObject({
    title: text("The heading of a request to an API and its answer.").meta({ label: "Heading" }),
    request: text("The heading of the request.").meta({ label: "Heading of the request" }),
    response: text("The name of the answer.").meta({ label: "Name of the answer" }),
    status: text("Stands before the answer's status.").meta({ label: "Before the answer's status" }),
    copyRequest: text("The button that copies the request.").meta({ label: "Button that copies the request" }),
    languages: text("The name of the tabs above the request.").meta({ label: "Name of the tabs" }),
    zone: text("The label of the grid's zones.").meta({ label: "Name of the zones" }),
    hour: text("The label of the hours of the day.").meta({ label: "Name of the hours" }),
    drawing: template("What the drawing of a day shows.", ["zone", "hour", "share"]).meta({
      label: "What the drawing shows",
    }),
    renewableAt: template("The value of the handle that chooses the hour.", ["hour", "share"]).meta({
      label: "Renewable share, read out",
    }),
    renewableShort: template("Stands beside the renewable share of the hour, in large letters.", ["hour"]).meta({
      label: "Beside the renewable share",
    }),
    power: template("A power in gigawatts.", ["amount"]).meta({ label: "Power in gigawatts" }),
    hint: template("Stands below the drawing of a day: how an hour is chosen in it.", ["day"]).meta({
      label: "How an hour is chosen",
    }),
    greenest: text("The button that goes to the four hours in a row with the most renewable electricity.").meta({
      label: "Button to the greenest hours",
    }),
    greenestSaid: template("Said of these hours.", ["from", "to", "share"]).meta({ label: "Greenest hours, read out" }),
    hourValue: template("An hour of the day, such as 07:00.", ["hour"]).meta({ label: "An hour of the day" }),
    said: template("The result for people who cannot see it, after each change.", ["zone", "hour", "share"]).meta({
      label: "Result, read out",
    }),
  })
  .meta({ id: "ApiExchangeWords" });

const emissionFactors = z
  .strictObject({
    title: text("The heading of the table of emission factors.").meta({ label: "Heading" }),
    activity: text("The heading of the column of activities.").meta({ label: "Heading of the activities" }),
    region: text("The heading of the column of places.").meta({ label: "Heading of the places" }),
    factor: text("The heading of the column of factors: the unit of all of them.").meta({
      label: "Heading of the factors",
    }),
    unit: text("The heading of the column of what a factor is counted per.").meta({ label: "Heading of the units" }),
    source: text("The heading of the column of those who publish it.").meta({ label: "Heading of the publishers" }),
    allActivities: text("What is chosen where factors of all activities are shown.").meta({
      label: "Choice of all activities",
    }),
    countedIn: text("The label of the units that factors can be counted per.").meta({ label: "Name of the units" }),
    asPublished: text("What is chosen where factors are counted as they were published.").meta({
      label: "Choice of units as published",
    }),
    said: template("The result for people who cannot see it, after each change.", ["count", "activity", "unit"]).meta({
      label: "Result, read out",
    }),
  })
  .meta({ id: "EmissionFactorsWords" });

const footprint = z
  .strictObject({
    bills: text("The name of the list of bills.").meta({ label: "Name of the bills' list" }),
    basis: template("What a bill is read from and what its factor is, below its name.", [
      "evidence",
      "factor",
      "unit",
      "source",
    ]).meta({ label: "Line below a bill" }),
    evidence: text("Opens, on a phone, what a bill is read from and where its factor was published.").meta({
      label: "Opens where figures come from",
    }),
    tonnes: template("An amount of emissions.", ["amount"]).meta({ label: "Amount in tonnes" }),
    totalUnit: text("Stands below the sum: what is counted.").meta({ label: "Unit below the sum" }),
    chart: template("The result for people who cannot see it: said of the bar, and after each change.", [
      "amount",
      "parts",
    ]).meta({ label: "Result, read out" }),
    chartPart: template("One scope in that sentence.", ["scope", "amount", "share"]).meta({
      label: "One scope, read out",
    }),
    scope: template("The name of a scope, below the bar.", ["scope"]).meta({ label: "Name of a scope" }),
    share: template("The share of a scope in percent.", ["share"]).meta({ label: "Share of a scope" }),
    invalid: template("Said of an amount that is no number.", ["example"]).meta({ label: "Amount is no number" }),
    tooLarge: template("Said of an amount that is larger than can be counted.", ["max"]).meta({
      label: "Amount is too large",
    }),
    readAs: template("Says how an amount was read that could be meant otherwise, such as 74.000.", [
      "amount",
      "unit",
    ]).meta({ label: "How an amount was read" }),
    reset: text("The button that puts the sample back.").meta({ label: "Button back to the sample" }),
    download: text("The link that keeps the figures as a table, in a file of comma-separated values.").meta({
      label: "Link that keeps the figures",
    }),
    columns: z.array(text("The heading of a column.")).length(7).meta({
      label: "Headings of the kept table",
      description: "The headings of that table: what it is, amount, unit, factor, scope, tonnes, source.",
    }),
    print: text("The button that prints the page.").meta({ label: "Button that prints" }),
    line: template("One bill in the figures that are taken into an enquiry.", [
      "title",
      "amount",
      "unit",
      "tonnes",
      "scope",
    ]).meta({ label: "One bill in an enquiry" }),
    scopeLine: template("The sum of one scope in those figures.", ["scope", "tonnes"]).meta({
      label: "One scope in an enquiry",
    }),
    start: text("Stands above the bills that make most of a footprint.").meta({ label: "Above the largest bills" }),
    summary: template("The figures in a few words, where they are brought along into an enquiry.", [
      "count",
      "amount",
    ]).meta({ label: "All in few words" }),
    sumLine: template("The sum of all in those figures.", ["tonnes"]).meta({ label: "Sum in an enquiry" }),
  })
  .meta({ id: "FootprintWords" });

const unit = z
  .strictObject({
    symbol: text("How it stands after a number, such as l in 12,600 l.").meta({ label: "After a number" }),
    one: text("How one of it is called, such as litre in 2.7 kg per litre.").meta({ label: "Name of one" }),
  })
  .meta({ id: "UnitWord" });

/** Units whose names in `content/` are no words. */
const unitLabels: Partial<Record<UnitName, string>> = {
  kWh: "Kilowatt-hours",
  MWh: "Megawatt-hours",
  shortTon: "Short tons",
  tonneKilometre: "Tonne-kilometres",
  shortTonMile: "Short ton-miles",
};

const unitWord = (name: UnitName) =>
  unit.meta({ ...(unitLabels[name] && { label: unitLabels[name] }), description: `How ${name} is written.` });

const units = z
  .strictObject(Object.fromEntries(unitNames.map((name) => [name, unitWord(name)])) as Record<UnitName, typeof unit>)
  .meta({ id: "UnitWords" });

/** The sections of `llms.txt`, in their order; `kinds.ts` says which of them lists a kind of page. */
const llms = z
  .strictObject({
    services: text("The heading above the pages of services."),
    products: text("The heading above the pages of products."),
    industries: text("The heading above the pages of industries."),
    caseStudies: text("The heading above the case studies.").meta({ label: "Case studies" }),
    company: text("The heading above the pages about the company."),
    policies: text("The heading above the policies."),
  })
  .meta({ id: "LlmsWords" });

const languages = z
  .strictObject({
    label: text("The name of the list, read out before the language that is shown.").meta({
      label: "Name of the list",
    }),
    toHome: text("Said below a language in which the page is not: its home page follows.").meta({
      label: "Below a missing language",
    }),
  })
  .meta({ id: "LanguagesWords" });

/** `content/interface-words.yaml`: the words of the program itself. Those of the forms are in `enquiry-words.yaml`. */
export const interfaceWords = z
  .strictObject({
    languages: languages.describe("The list of languages, in header and footer."),
    navigation: navigation.meta({ label: "Header and menu", description: "Header, menu and breadcrumbs." }),
    links: links.meta({
      label: "Links, for screen readers",
      description: "What is added to links for screen readers.",
    }),
    social: social.meta({ label: "Icons in the footer", description: "The names of the footer's icons." }),
    video: video.meta({ label: "Films", description: "Films and their window." }),
    program: program.meta({
      label: "Program of the pages",
      description: "What is said of the program of the pages itself.",
    }),
    theme: theme.meta({
      label: "Light and dark colours",
      description: "The switch between light and dark colours, in the footer.",
    }),
    clipboard: clipboard.meta({ label: "Buttons that copy", description: "What is said beside a button that copies." }),
    policy: policy.meta({ label: "Policies", description: "The pages of policies." }),
    storage: storage.meta({
      label: "Kept in the browser",
      description: "The lists of what is kept in a visitor's browser.",
    }),
    process: process.describe("The steps of a process, drawn as the hours of a day."),
    offices: offices.describe("The offices."),
    related: related.meta({ label: "Neighbours of a page", description: "The neighbours of a page." }),
    contact: contact.meta({ label: "Contact page", description: "The contact page." }),
    offers: offers.meta({ label: "Beside every offer", description: "What stands beside every offer." }),
    caseStudy: caseStudy.meta({
      label: "Case studies",
      description: "Case studies: their pages, their list, its filter.",
    }),
    artefact: artefact.meta({
      label: "Sheets from the work",
      description: "The sheets from the work itself: lists, bills, curves, drawings.",
    }),
    document: document.describe("Documents that visitors open."),
    engagements: engagements.meta({
      label: "Forms of working together",
      description: "The forms of working together.",
    }),
    matrix: matrix.meta({ label: "Services and industries", description: "The table of services and industries." }),
    roofPlan: roofPlan.meta({ label: "Roof analysis", description: "The plan of a roof with solar panels." }),
    apiExchange: apiExchange.meta({ label: "Request and answer", description: "A request to an API and its answer." }),
    emissionFactors: emissionFactors.meta({
      label: "Table of emission factors",
      description: "The table of emission factors.",
    }),
    footprint: footprint.meta({
      label: "Footprint calculator",
      description: "The calculator that works out a footprint from bills.",
    }),
    factorSource: template("Where an emission factor was published.", ["agency", "table", "year", "version"]).meta({
      label: "Where a factor was published",
    }),
    units: units.describe("What bills and factors are counted in."),
    llms: llms.meta({
      label: "Headings for AI programs",
      graphqlHidden: true,
      description: "The headings of llms.txt, which programs read.",
    }),
    numbers: z
      .array(text("A number in words."))
      .length(21, { error: "needs exactly 21 numbers: from zero to twenty" })
      .meta({
        label: "Numbers in words",
        graphqlHidden: true,
        description: "The numbers from zero to twenty, as texts count with them.",
      }),
  })
  .meta({ id: "InterfaceWords", graphqlJson: true });

/** The headings of `llms.txt`. */
export type LlmsWords = z.output<typeof llms>;

/** The words that pages and their parts say: those that only the build needs are not among them. */
export type InterfaceWords = Omit<z.output<typeof interfaceWords>, "numbers" | "llms">;
