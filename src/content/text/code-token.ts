/** Kinds of code tokens; each is drawn in one colour. */
export type TokenKind = "plain" | "string" | "number" | "name" | "keyword";

/** A piece of code and what it is. */
export type CodeToken = readonly [kind: TokenKind, text: string];
