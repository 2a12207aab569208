const face = (side: "north" | "south" | "east" | "west", isChosen: boolean, amount: number) => ({
  side,
  title: `The ${side}`,
  isChosen,
  area: 40,
  panelRows: 2,
  panelColumns: side === "south" || side === "north" ? 6 : 2,
  length: 10,
  slope: 4,
  monthlyYield: [0.5, 0.7, 1, 1.2, 1.4, 1.5, 1.5, 1.4, 1.1, 0.8, 0.6, 0.4].map((share) => share * amount),
});

/** A roof for the examples. */
export const examplePlan = {
  note: "A sample.",
  address: "12 Example Street",
  price: 0.25,
  currency: "EUR",
  panelWidth: 1.13,
  panelHeight: 1.76,
  panelWatts: 440,
  others: [],
  faces: [face("south", true, 500), face("west", true, 350), face("north", false, 200)],
  action: { url: "/contact", text: "Ask for an offer" },
};
