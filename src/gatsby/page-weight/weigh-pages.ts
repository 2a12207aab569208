import type { Site } from "../../content/read-site";
import { compressFiles } from "../files/compress-files";
import { writePageWeights } from "./page-weights";

/**
 * Compresses everything, and says in every page what it weighs, where the footer has words for that. A page can be
 * weighed once it is compressed, and what is then written into it is compressed in its turn.
 */
export async function weighAndCompress(publicFolder: string, { Navigation, Languages }: Site): Promise<void> {
  const { weight } = Navigation.data.footer;
  const [language] = Languages.data.languages;
  if (weight && language) {
    await compressFiles(publicFolder, { isDraft: true });
    writePageWeights(publicFolder, weight.text, language.locale);
  }
  await compressFiles(publicFolder);
}
