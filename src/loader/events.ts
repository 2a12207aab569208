/** Told to the document once React listens to the page and hydrates whatever part of it is pressed. */
export const hydratedEvent = "hydrated";

/** Told to the document where the scripts are there, and the data of the page cannot be had. */
export const failedEvent = "failed";

/** Told to an island that has been hydrated, and to the document where the script of one could not be loaded. */
export const islandEvent = "island";

/** Told to the document of every page that React shows, the first one included. */
export const pageEvent = "page";
