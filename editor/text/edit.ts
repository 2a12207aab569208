/** The keys and indexes that lead to a value: `["sections", 2, "title"]`. */
export type Path = readonly (string | number)[];

/** One change of a file, as a form makes it. In a formatted file every other line stays as it is. */
export type Edit =
  /**
   * Gives a field a value, whether it was there or not.
   * `order` names the fields of the group as its schema lists them: a new field comes behind those before it.
   */
  | { op: "set"; path: Path; value: unknown; order?: readonly string[] }
  /** Takes a field or an entry away. */
  | { op: "remove"; path: Path }
  /** Adds an entry to the list at `path`; what is at that place moves on. */
  | { op: "insert"; path: Path; index: number; value: unknown }
  /** Adds a copy of an entry behind it, written as it is. */
  | { op: "duplicate"; path: Path; index: number }
  /** Moves an entry of the list at `path`, together with the remarks above it. */
  | { op: "move"; path: Path; from: number; to: number };
