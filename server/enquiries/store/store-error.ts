/** A failure of the store, named by a code that is safe to log: a driver's message may repeat what was to be stored. */
export class StoreError extends Error {
  override name = "StoreError";

  constructor(
    readonly code: string,
    message: string,
    /** The file that failed, where it is not the database itself. */
    readonly place?: string,
  ) {
    super(message);
  }
}

export const storeClosed = "STORE_CLOSED";

export const isBusy = (error: unknown): boolean =>
  error instanceof StoreError && /^(SQLITE_(BUSY|LOCKED)|40001|40P01|55P03|57014|57P0[1-3])/.test(error.code);

/** The code of a failure, which unlike its message never holds anything that a visitor sent. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
