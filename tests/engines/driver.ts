/** The few things that the driver of every engine can do, from which `tab.ts` builds the rest. */
export interface Driver {
  /** Begins to load a page. */
  goto(url: string): Promise<unknown>;
  /** The value of an expression in the page; who can ask again sets a limit for the answer, in milliseconds. */
  evaluate(expression: string, limit?: number): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Moves a mouse to a place on the screen, and presses there. */
  press(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Lines of level error in the console so far, violations of the security policy among them. */
  errors(): readonly string[];
  close(): Promise<unknown>;
}
