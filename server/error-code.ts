/** The code of a failure, which unlike its message never holds anything that a visitor sent. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
