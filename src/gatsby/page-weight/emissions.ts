import { co2 } from "@tgwf/co2";

const model = new co2({ model: "swd", version: 4 });

/**
 * Grams of CO2e of one visit that transfers some bytes, by the Sustainable Web Design Model, version 4: for data centre,
 * network and device, their use and their making, with the world's average electricity. Nothing is taken to be in the
 * visitor's cache, and no hosting to be green.
 */
export const gramsPerVisit = (bytes: number): number => model.perVisit(bytes);
