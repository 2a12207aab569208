/** The part of stylis that we use; the package brings no types. */
declare module "stylis" {
  interface Element {
    type: string;
  }
  export function compile(styles: string): Element[];
  export function serialize(elements: Element[], callback: unknown): string;
  export const stringify: unknown;
}
