/** The page on which all questions of a wizard stand, for visitors without a script: `/enquire/start-project`. */
export const wizardPagePath = (key: string): string => `/enquire/${key}`;

/** The page of a form: `content/forms/contact.yaml` stands on `/contact`. */
export const formPagePath = (key: string): string => `/${key}`;
