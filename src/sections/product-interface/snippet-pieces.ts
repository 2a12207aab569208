/**
 * The pieces of a snippet, between which its lines may end: parameters of an address and pairs of JSON stay whole, and so
 * does a bracket with what is beside it. Together they are the snippet.
 */
export const snippetPieces = (snippet: string): string[] =>
  snippet.match(/[?&]?(?:[{[:] | [}\]]|[^\s?&])+|[\s?&]/g) ?? [];
