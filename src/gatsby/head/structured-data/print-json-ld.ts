import type { JsonLd } from "./types";

/**
 * JSON-LD as it may stand inside a script element: nothing in it, not even `</script>` or `<!--` in a text, can be
 * read as HTML.
 */
export const printJsonLd = (graph: JsonLd): string => JSON.stringify(graph).replace(/</g, "\\u003c");
