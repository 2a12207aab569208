export interface Printer {
  out(text: string): void;
  err(text: string): void;
}

export const printer: Printer = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

export function understood<Parsed extends object>(parse: () => Parsed): Parsed | string {
  try {
    return parse();
  } catch (error) {
    return `${error instanceof Error ? error.message.split(". ")[0] : error}.`;
  }
}
