/** Output of a command: the standard output, and that of errors. */
export interface Printer {
  out(text: string): void;
  err(text: string): void;
}

/** The outputs of this program. */
export const printer: Printer = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};
