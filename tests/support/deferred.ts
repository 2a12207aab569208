/** A promise and what fulfils it: `Promise.withResolvers<void>()`, which Node 20 lacks. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
