/** One block of a page as every section component receives it. */
export type PageSectionData = Queries.PageSectionFieldsFragment;
