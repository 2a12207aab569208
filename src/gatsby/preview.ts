/** Set where Gatsby shows pages beside their forms, in `npm run edit`: for whoever edits, not for who develops. */
export const isPreview = process.env.GATSBY_EDITOR !== undefined;
