import { site } from "./test-site";

/** The words of the program itself, outside of its forms, as the tests' own site has them. */
export const shell = site.InterfaceWords.data;
