/** Finds out the same of a thing only once: whoever follows changes asks of most files again and again. */
export function onceFor<Thing extends WeakKey, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { found: Found }>();
  return (thing) => {
    const kept = known.get(thing) ?? { found: find(thing) };
    known.set(thing, kept);
    return kept.found;
  };
}
