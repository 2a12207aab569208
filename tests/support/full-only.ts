/**
 * Tag of the tests that `npm test` leaves to `npm run test:nightly`: walks through what another walk and a unit test prove
 * as well, with other content or at another width.
 * @param isRepeated whether the test is such a walk
 */
export const fullOnly = (isRepeated: boolean) => (isRepeated ? { tag: "@full" } : {});
