/**
 * The page on which all questions of a wizard stand, for visitors without a script: `/enquire/start-project`.
 * @param prefix the beginning of its language's paths
 */
export const wizardPagePath = (key: string, prefix = ""): string => `${prefix}/enquire/${key}`;
