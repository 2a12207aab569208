/**
 * A value that the content check sees to. Where it is missing all the same, the build stops instead of making an empty
 * page.
 * @param file the file it comes from, below `content/`
 */
export function required<Value>(value: Value | null | undefined, file: string): Value {
  if (value === null || value === undefined) throw new Error(`There is nothing to show of content/${file}.`);
  return value;
}
