/** CO2.js has no types of its own. */
declare module "@tgwf/co2" {
  export class co2 {
    constructor(options: { model: "swd"; version: 4 });
    /** Grams of CO2e for the bytes that one visit transfers. */
    perVisit(bytes: number): number;
  }
}
