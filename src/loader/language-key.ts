/** Key of the chosen language in the browser's local storage. */
export const languageKey = "language";
