/**
 * A value that exists once in a process. Gatsby bundles its configuration and its hooks apart, and each bundle has its
 * own copy of every module: what one has read and checked, the other need not read and check again.
 */
export function singleton<Value extends object>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  const key = Symbol.for(`content: ${name}`);
  const value = values[key] ?? make();
  values[key] = value;
  return value;
}
