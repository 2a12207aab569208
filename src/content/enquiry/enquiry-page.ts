/** The page on which all questions of a wizard stand, for visitors without a script: `/enquire/start-project`. */
export const wizardPagePath = (key: string): string => `/enquire/${key}`;
