import { type MaintenanceState, showsMaintenance } from "../../content/maintenance";
import { developNotFound } from "../internals";

/**
 * Pages for addresses that lead nowhere; those of the wizards, which say nothing that a reader would look for; and the
 * tests' examples.
 */
const hiddenPages = /^(\/[a-z]{2})?\/(404|404\.html|enquire\/.*|examples\/.*)$/;

/**
 * True for pages that search engines may list: all but the not-found page, the wizards, the maintenance screen and the pages whose
 * place it takes. The others say noindex, so no list of pages may name them.
 */
export const isIndexable = (path: string, state: MaintenanceState): boolean =>
  path !== developNotFound.path && !hiddenPages.test(path) && !showsMaintenance(path, state);
