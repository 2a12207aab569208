/** Reason not to meet a request, or not to make a change. Its message is for whoever edits. */
export class EditRefusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
