import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolders, isPageDataFile, type PageData } from "../../hosting/gatsby-names";

export interface BuiltPage {
  readonly data: PageData;
  readonly dataFile: string;
  readonly htmlFile: string;
}

export const builtPages = (publicFolder: string): BuiltPage[] =>
  readdirSync(join(publicFolder, builtFolders.pageData), { recursive: true, encoding: "utf8" })
    .filter(isPageDataFile)
    .map((file) => {
      const dataFile = join(publicFolder, builtFolders.pageData, file);
      const data: PageData = JSON.parse(readFileSync(dataFile, "utf8"));
      const htmlFile = join(publicFolder, data.path.endsWith(".html") ? data.path : join(data.path, "index.html"));
      return { data, dataFile, htmlFile };
    });
