import { examplePicture } from "../../components/example-picture";

/** Pages that every site has: the list of studies makes the names of its filters from their paths. */
const paths = ["/services", "/products", "/industries"];

const page = (name: string, number: number) => ({ path: paths[number - 1] ?? "/", name });

const values = [30, 31, 30, 29, 22, 17, 25, 22];
const times = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];

/** Measurements of the examples: all that a chart can carry. */
export const measured: Queries.MeasuredFieldsFragment = {
  superHeading: "What is measured",
  title: "Cost per order, by month.",
  name: "Cost per order",
  alternative: "Cost per order from January to August: 30 in January, 22 in August.",
  item: "Month",
  written: "€{value}",
  decimals: 0,
  points: times.map((title, index) => ({ title, value: values[index] ?? 0 })),
  before: { at: "Apr", text: "€29 in April" },
  after: { at: "Aug", text: "€22 in August" },
  pause: { from: "May", to: "Jul", text: "no changes, May to July" },
  misleading: { at: "Jun", text: "more orders, not our doing" },
  method: "From the records, divided by orders.",
  compare: "April with August.",
  leftOut: "Staff.",
};

export const facts: Queries.StudyFactsFragment = {
  client: null,
  industries: [page("Retail", 1)],
  services: [page("Cloud services", 2), page("DevOps", 3)],
  time: "three months, two engineers",
  reference: "arranged on request",
};

/** A card of the list of studies. */
export const card = (title: string, number: number): Queries.StudyCardFragment => ({
  path: `/case-studies#entry-${number}`,
  title: `${title}: what was done, in one sentence.`,
  image: examplePicture(),
  isSample: true,
  client: number === 2 ? "A client by name" : null,
  services: [page(`Service ${number}`, number)],
  industries: [{ path: "/about", name: "An industry" }],
  measured: {
    name: measured.name,
    summary: "€29 to €22",
    points: measured.points,
    before: { at: "Apr" },
  },
});
