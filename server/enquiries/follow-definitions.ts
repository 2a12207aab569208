import type { EnquiryLanguages } from "../../src/content/enquiry/forms";

/**
 * Definitions of the build that is served at the moment: what a new one lets visitors choose, a running server takes. One
 * that cannot be read leaves those of the build before.
 * @param folder where the newest build lies
 */
export function followDefinitions(
  folder: () => string,
  read: (folder: string) => EnquiryLanguages,
): () => EnquiryLanguages {
  let followed = folder();
  let languages = read(followed);
  return () => {
    const newest = folder();
    if (newest === followed) return languages;
    followed = newest;
    try {
      languages = read(newest);
    } catch {
      // The same build cannot be served either, and that is told where pages are followed.
    }
    return languages;
  };
}
