import { z } from "zod";
import { type UnitName, unitNames } from "../figures/units";
import { link, linkTarget, template, text } from "./fields";

/** Words of one part of the pages; a part whose key says what it is needs no label. */
const group = <Fields extends z.ZodRawShape>(description: string, label: string | undefined, fields: Fields) =>
  z.strictObject(fields).meta({ description, ...(label !== undefined && { label }) });

const unit = z
  .strictObject({
    symbol: text("How it stands after a number, such as l in 12,600 l.", "After a number"),
    one: text("How one of it is called, such as litre in 2.7 kg per litre.", "Name of one"),
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
    caseStudies: text("The heading above the case studies.", "Case studies"),
    company: text("The heading above the pages about the company."),
    policies: text("The heading above the policies."),
  })
  .meta({ id: "LlmsWords" });

/** `content/interface-words.yaml`: the words of the program itself. Those of the forms are in `enquiry-words.yaml`. */
export const interfaceWords = z
  .strictObject({
    languages: group("The list of languages, in header and footer.", undefined, {
      label: text("The name of the list, read out before the language that is shown.", "Name of the list"),
      toHome: text(
        "Said below a language in which the page is not: its home page follows.",
        "Below a missing language",
      ),
    }),
    navigation: group("Header, menu and breadcrumbs.", "Header and menu", {
      skipLink: text(
        "The first link of every page, for those who use a keyboard: it leads past the header.",
        "Link past the header",
      ),
      homeLink: text(
        "Said after the company's name in the logo, which leads to the home page.",
        "Said after the logo's name",
      ),
      main: text("The name of the header's links for screen readers.", "Name of the header's links"),
      menu: text("The name of the menu on small screens, and of its button.", "Name of the menu"),
      breadcrumbs: text("The name of the way to a page, above its title.", "Name of the page's path"),
    }),
    links: group("What is added to links for screen readers.", "Links, for screen readers", {
      newTab: text("Said after a link that opens in a new tab.", "Opens in a new tab"),
      about: template(
        "Said after words such as Learn more, to tell such links apart.",
        ["title"],
        "Said after “Learn more”",
      ),
      demonstration: template(
        "Said after words such as Book a demo, to tell such links apart.",
        ["title"],
        "Said after “Book a demo”",
      ),
    }),
    social: group("The names of the footer's icons.", "Icons in the footer", {
      microblog: text("The name of the link to the microblog."),
      codeHost: text("The name of the link to the code host.", "Code host"),
      professionalNetwork: text("The name of the link to the professional network.", "Professional network"),
      email: text("The name of the link to the mailbox.", "Mailbox"),
    }),
    video: group("Films and their window.", "Films", {
      play: template(
        "The name of the button that plays a film about something.",
        ["title"],
        "Button that plays a film",
      ),
      playTestimonial: template(
        "The name of the button that plays a client's film.",
        ["name", "designation"],
        "Button for a client's film",
      ),
      close: text("The name of the button that closes the film's window.", "Button that closes the window"),
      frame: template("The name of the frame that the film is shown in.", ["title"], "Name of the film's frame"),
      ownPage: text(
        "The link below the film, for browsers that do not show it in its frame.",
        "Link to the film itself",
      ),
    }),
    program: group("What is said of the program of the pages itself.", "Program of the pages", {
      failed: text(
        "Said where the page's program could not be loaded after somebody pressed something: what to do instead.",
        "Could not be loaded",
      ),
    }),
    theme: group("The switch between light and dark colours, in the footer.", "Light and dark colours", {
      day: text("Changes to light colours. Shown in the footer while the page is dark.", "Change to light colours"),
      evening: text("Changes to dark colours. Shown in the footer while the page is light.", "Change to dark colours"),
    }),
    clipboard: group("What is said beside a button that copies.", "Buttons that copy", {
      copied: text("Said once a text has been copied.", "It was copied"),
      refused: text("Said where the browser did not allow it, and what to do instead.", "It could not be copied"),
    }),
    policy: group("The pages of policies.", "Policies", {
      updated: text("Stands before the day on which a policy was last changed.", "Before the last change"),
      contents: text("The heading of a policy's table of contents.", "Heading of the contents"),
    }),
    storage: group("The lists of what is kept in a visitor's browser.", "Kept in the browser", {
      cookie: text("Names a cookie in the lists of the cookie policy."),
      localStorage: text("Names an entry of the browser's local storage.", "Word for what stays"),
      sessionStorage: text("Names an entry of the browser's session storage.", "Word for one visit's entries"),
      duration: template("How long it is kept.", ["duration"], "How long it is kept"),
      switchedOn: text("Said of an optional service that site.yaml names.", "Service is switched on"),
      switchedOff: text("Said of an optional service that site.yaml leaves out.", "Service is switched off"),
    }),
    process: group("The steps of a process, drawn as the hours of a day.", undefined, {
      hour: template("The drawn time of day above a step; the hour has two digits.", ["hour"], "Time above a step"),
    }),
    offices: group("The offices.", undefined, {
      place: text("What the time zone of reply in site.yaml is called in sentences: Berlin.", "Name of the time zone"),
      now: template("The time at an office, and how far it is from UTC.", ["time", "offset"], "Time at an office"),
      hours: text("Stands above the drawing of the offices' hours.", "Above the offices' hours"),
      here: template("The time where the reader is.", ["time", "place"], "Time where the reader is"),
      rule: template(
        "In whose day the hours stand, while the reader's time is not known.",
        ["place"],
        "Whose hours they are",
      ),
      awake: template("Said where several offices are at work now.", ["cities"], "Several offices are at work"),
      awakeOne: template("Said where one is.", ["cities"], "One office is at work"),
      nobody: text("Said where none is.", "No office is at work"),
      working: text("Stands beside an office that is at work now.", "Beside an office at work"),
      asleep: text("Stands beside one that is not.", "Beside a closed office"),
      onCall: template("Said of the hours in which no office is open.", ["hours"], "Hours without an open office"),
    }),
    related: group("The neighbours of a page.", "Neighbours of a page", {
      title: text("The heading above the cards of a page's neighbours.", "Heading above the neighbours"),
    }),
    contact: group("The contact page.", "Contact page", {
      whatToWrite: text("Opens the list of what to put into an enquiry, on the contact page.", "Opens what to write"),
    }),
    offers: group("What stands beside every offer.", "Beside every offer", {
      charge: link.meta({
        label: "Link to how we charge",
        description: "The link beside each offer to the page that says how we charge.",
      }),
    }),
    caseStudy: group("Case studies: their pages, their list.", "Case studies", {
      client: text("The name of the place for the client."),
      invented: text("Stands in that place of a study whose client is invented.", "Where the client is invented"),
      size: text("The name of how large the work is.", "How large it is"),
      industry: text("The name of the industries of a study."),
      service: text("The name of its services and products."),
      time: text("The name of how long it took.", "How long it took"),
      sampleOf: template("A name or figure that is invented.", ["name"], "Name or figure invented"),
      method: text("The heading of how a figure is measured.", "How a figure is measured"),
      compare: text("The heading of which points can be compared.", "What can be compared"),
      leftOut: text("The heading of what a figure leaves out.", "What is left out"),
      table: text("Opens the table of a chart's values.", "Opens the table of values"),
      since: text("The heading of what is done since a mistake.", "What is done since then"),
      read: text("The link below a study's title, on its card.", "Link on a study's card"),
      all: text("The link from a study to all of them.", "Link to all studies"),
      next: template("The link to the next study.", ["title"], "Link to the next study"),
    }),
    artefact: group("The sheets from the work itself: lists, bills, curves, drawings.", "Sheets from the work", {
      sample: text("Stands beside every sheet whose names or figures are invented.", "Beside an invented sheet"),
      sampleMark: text("The same in one word, on a sheet that stands alone.", "Sample, in one word"),
      wait: template("How long one waits before a station of a pipeline.", ["amount", "unit"], "How long one waits"),
      work: template("How long the work at a station takes.", ["amount", "unit"], "How long the work takes"),
      total: template(
        "The sum below a pipeline: all of its time, and how much of it is work.",
        ["amount", "unit", "share"],
        "Sum of all the time",
      ),
      offBy: text(
        "Stands below two answers to the same questions: how far each was off, on average.",
        "How far both were off",
      ),
      closer: text(
        "Said of the answer that came closer, for people who cannot see its mark.",
        "Answer that came closer",
      ),
    }),
    document: group("Documents that visitors open.", undefined, {
      page: template("The number of a page, at its head.", ["number", "count"], "Number of a page"),
      close: text("The words that close an open document.", "Words that close a document"),
    }),
    engagements: group("The forms of working together.", "Forms of working together", {
      duration: text("The heading of how long a form of engagement takes.", "Heading of how long"),
      price: text("The heading of what decides its price.", "Heading of the price"),
    }),
    matrix: group("The table of services and industries.", "Services and industries", {
      industry: text("The heading of the column of industries.", "Heading of the industries"),
      ask: text("The link in a field that an industry leaves empty: Ask us.", "Link where nothing is said"),
      link: linkTarget("Where it leads, normally /contact.", "Where that link leads"),
      about: template("What is asked about there.", ["service", "industry"], "What is asked about"),
    }),
    roofPlan: group("The plan of a roof with solar panels.", "Roof analysis", {
      title: text("The heading of plans for several addresses; one alone has its address as heading.", "Heading"),
      drawing: template("What the drawing of a roof shows.", ["count"], "What the drawing shows"),
      monthlyYield: text("The heading of the months' bars.", "Heading of the months"),
      faces: text("The heading of the faces that can be chosen.", "Heading of the faces"),
      face: template("What stands beside a face.", ["count", "area"], "Words beside a face"),
      area: text("The name of the usable area.", "Name of the usable area"),
      areaValue: template("An area with its unit.", ["area"], "Area with its unit"),
      address: text("The name of the list of addresses.", "Name of the addresses' list"),
      scale: template("Stands beside the bar that tells how long metres are.", ["metres"], "Length in metres"),
      panelsKey: template("The panels in the key of the drawing.", ["count"], "Panels, in the key"),
      restKey: text("What is hatched in the drawing: a terrace, dormers.", "Hatching, in the key"),
      panels: template("The name of the number of panels.", ["watts"], "Number of panels"),
      covered: text("The name of the area that panels cover.", "Area that panels cover"),
      yearly: text("The name of the yield of the year.", "Yield of the year"),
      yearlyValue: template("A yield with its unit.", ["yearly"], "Yield with its unit"),
      saving: text("The name of the money saved.", "Money saved"),
      said: template(
        "The result for people who cannot see it, after each change.",
        ["count", "area", "yearly", "saving"],
        "Result, read out",
      ),
    }),
    apiExchange: group("A request to an API and its answer.", "Request and answer", {
      title: text("The heading of a request to an API and its answer.", "Heading"),
      dayTitle: text("The heading where a day of electricity is drawn above them.", "Heading of a day"),
      request: text("The heading of the request.", "Heading of the request"),
      response: text("The name of the answer.", "Name of the answer"),
      status: text("Stands before the answer's status.", "Before the answer's status"),
      copyRequest: text("The button that copies the request.", "Button that copies the request"),
      languages: text("The name of the tabs above the request.", "Name of the tabs"),
      zone: text("The label of the grid's zones.", "Name of the zones"),
      hour: text("The label of the hours of the day.", "Name of the hours"),
      drawing: template("What the drawing of a day shows.", ["zone", "hour", "share"], "What the drawing shows"),
      renewableAt: template(
        "The value of the handle that chooses the hour.",
        ["hour", "share"],
        "Renewable share, read out",
      ),
      renewableShort: template(
        "Stands beside the renewable share of the hour, in large letters.",
        ["hour"],
        "Beside the renewable share",
      ),
      power: template("A power in gigawatts.", ["amount"], "Power in gigawatts"),
      hint: template(
        "Stands below the drawing of a day: how an hour is chosen in it.",
        ["day"],
        "How an hour is chosen",
      ),
      greenest: text(
        "The button that goes to the four hours in a row with the most renewable electricity.",
        "Button to the greenest hours",
      ),
      greenestSaid: template("Said of these hours.", ["from", "to", "share"], "Greenest hours, read out"),
      hourValue: template("An hour of the day, such as 07:00.", ["hour"], "An hour of the day"),
      said: template(
        "The result for people who cannot see it, after each change.",
        ["zone", "hour", "share"],
        "Result, read out",
      ),
    }),
    emissionFactors: group("The table of emission factors.", "Table of emission factors", {
      title: text("The heading of the table of emission factors.", "Heading"),
      activity: text("The heading of the column of activities.", "Heading of the activities"),
      region: text("The heading of the column of places.", "Heading of the places"),
      factor: text("The heading of the column of factors: the unit of all of them.", "Heading of the factors"),
      unit: text("The heading of the column of what a factor is counted per.", "Heading of the units"),
      source: text("The heading of the column of those who publish it.", "Heading of the publishers"),
      allActivities: text("What is chosen where factors of all activities are shown.", "Choice of all activities"),
      countedIn: text("The label of the units that factors can be counted per.", "Name of the units"),
      asPublished: text(
        "What is chosen where factors are counted as they were published.",
        "Choice of units as published",
      ),
      said: template(
        "The result for people who cannot see it, after each change.",
        ["count", "activity", "unit"],
        "Result, read out",
      ),
    }),
    footprint: group("The calculator that works out a footprint from bills.", "Footprint calculator", {
      bills: text("The name of the list of bills.", "Name of the bills' list"),
      basis: template(
        "What a bill is read from and what its factor is, below its name.",
        ["evidence", "factor", "unit", "source"],
        "Line below a bill",
      ),
      evidence: text(
        "Opens, on a phone, what a bill is read from and where its factor was published.",
        "Opens where figures come from",
      ),
      tonnes: template("An amount of emissions.", ["amount"], "Amount in tonnes"),
      totalUnit: text("Stands below the sum: what is counted.", "Unit below the sum"),
      chart: template(
        "The result for people who cannot see it: said of the bar, and after each change.",
        ["amount", "parts"],
        "Result, read out",
      ),
      chartPart: template("One scope in that sentence.", ["scope", "amount", "share"], "One scope, read out"),
      scope: template("The name of a scope, below the bar.", ["scope"], "Name of a scope"),
      scopes: z
        .array(text("What one scope is, in two or three words."))
        .length(3)
        .meta({ label: "What the scopes are", description: "Stands below the name of scope 1, 2 and 3." }),
      share: template("The share of a scope in percent.", ["share"], "Share of a scope"),
      empty: template("Said of an amount that was taken out.", ["example"], "Amount is missing"),
      invalid: template(
        "Said of an amount that is no number: what was written, and what would be right.",
        ["found", "example"],
        "Amount is no number",
      ),
      tooLarge: template("Said of an amount that is larger than can be counted.", ["max"], "Amount is too large"),
      reset: text("The button that puts the sample back.", "Button back to the sample"),
      download: text(
        "The link that keeps the figures as a table, in a file of comma-separated values.",
        "Link that keeps the figures",
      ),
      columns: z.array(text("The heading of a column.")).length(7).meta({
        label: "Headings of the kept table",
        description: "The headings of that table: what it is, amount, unit, factor, scope, tonnes, source.",
      }),
      print: text("The button that prints the page.", "Button that prints"),
      line: template(
        "One bill in the figures that are taken into an enquiry.",
        ["title", "amount", "unit", "tonnes", "scope"],
        "One bill in an enquiry",
      ),
      scopeLine: template("The sum of one scope in those figures.", ["scope", "tonnes"], "One scope in an enquiry"),
      start: text("Stands above the bills that make most of a footprint.", "Above the largest bills"),
      summary: template(
        "The figures in a few words, where they are brought along into an enquiry.",
        ["count", "amount"],
        "All in few words",
      ),
      sumLine: template("The sum of all in those figures.", ["tonnes"], "Sum in an enquiry"),
    }),
    factorSource: template(
      "Where an emission factor was published.",
      ["agency", "table", "year", "version"],
      "Where a factor was published",
    ),
    units: units.describe("What bills and factors are counted in."),
    llms: llms.meta({
      label: "Headings for AI programs",
      isHidden: true,
      description: "The headings of llms.txt, which programs read.",
    }),
    numbers: z
      .array(text("A number in words."))
      .length(21, { error: "needs exactly 21 numbers: from zero to twenty" })
      .meta({
        label: "Numbers in words",
        isHidden: true,
        description: "The numbers from zero to twenty, as texts count with them.",
      }),
  })
  .meta({ id: "InterfaceWords" });

/** The headings of `llms.txt`. */
export type LlmsWords = z.output<typeof llms>;

/** The words that pages and their parts say: those that only the build needs are not among them. */
export type InterfaceMessages = Omit<z.output<typeof interfaceWords>, "numbers" | "llms">;
