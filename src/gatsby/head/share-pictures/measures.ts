/** The size that link previews ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const;

/** No picture is larger, in bytes: some messengers leave out what is slow to load. */
export const maxBytes = 150_000;

/** The words: everything between these edges; the logo above, the site's address below. */
export const margin = { x: 72, top: 60, bottom: 56 } as const;

/** Area of the headline; its letters shrink until it fits. */
export const titleArea = { width: 492, height: 304 } as const;

/** Where the diorama stands: as large as it can be in there, at the lower right. */
export const dioramaArea = { left: 586, top: 24, width: 600, height: 582 } as const;

/**
 * What is drawn anew for each page: the headline and the line above it, with room for letters that reach out of theirs.
 * To draw less takes less time.
 */
export const headlineArea = { left: 64, top: 96, width: 656, height: 464 } as const;
