import type { Attachment, StoredEnquiry } from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";

/** The most bytes of files that are in memory on their way out, to all receivers together: four of the largest enquiries. */
const mostBytes = 40_000_000;

/**
 * Reads the files of enquiries that are passed on: once for all receivers that get them at a time, and no more of them
 * than memory has room for. Who needs more waits until others have sent theirs.
 */
export function openFiles(store: EnquiryStore) {
  const held = new Map<string, { bytes: number; users: number; files: Promise<Attachment[]> }>();
  let used = 0;
  const waiting: (() => void)[] = [];

  return async (
    { reference, files }: Pick<StoredEnquiry, "reference" | "files">,
    work: (files: readonly Attachment[]) => Promise<void>,
  ): Promise<void> => {
    if (files.length === 0) return work([]);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    while (!held.has(reference) && used > 0 && used + bytes > mostBytes) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const found = held.get(reference) ?? { bytes, users: 0, files: store.readAttachments(reference) };
    if (found.users === 0) used += bytes;
    found.users += 1;
    held.set(reference, found);
    try {
      await work(await found.files);
    } finally {
      found.users -= 1;
      if (found.users === 0) {
        held.delete(reference);
        used -= found.bytes;
        for (const look of waiting.splice(0)) look();
      }
    }
  };
}
