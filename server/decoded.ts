/** The path that an address means; nothing where it cannot be read. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
