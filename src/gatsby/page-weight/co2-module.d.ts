declare module "@tgwf/co2" {
  export class co2 {
    constructor(options: { model: "swd"; version: 4 });
    perVisit(bytes: number): number;
  }
}
