import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "./test-service";

/** Place in which one test works. */
export interface TestPlace {
  /** A folder of its own, empty at its start. */
  readonly folder: string;
  /** Functions that end what it started, called after it, the last one first. */
  readonly ends: (() => Promise<unknown>)[];
}

/** Gives each test of a file a place of its own, and clears it away after the test. */
export function testPlace(): TestPlace {
  let place = { folder: "", clear: () => {} };
  const ends: TestPlace["ends"] = [];
  beforeEach(() => {
    place = temporaryFolder();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    place.clear();
  });
  return {
    get folder() {
      return place.folder;
    },
    ends,
  };
}
