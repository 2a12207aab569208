/** The path of the list of all case studies in the first language. */
export const studiesPath = "/case-studies";

/**
 * The anchor that shows the case studies of one service, product or industry in their list.
 * @param path path of its page: `/industries/retail` is `industries-retail`
 */
export const studyFacet = (path: string): string => path.slice(1).replaceAll("/", "-");
