import type { Attachment, StoredEnquiry } from "../store/enquiry";
import type { EnquiryStore } from "../store/enquiry-store";

/** The most bytes of files that are in memory on their way out, to all receivers together: four of the largest enquiries. */
const mostBytes = 40_000_000;

interface HeldFiles {
  bytes: number;
  users: number;
  files: Promise<Attachment[]>;
}

/** Gives the files of an enquiry to what passes it on. */
export type WithFiles = <Result>(
  enquiry: StoredEnquiry,
  work: (files: readonly Attachment[]) => Promise<Result>,
) => Promise<Result>;

/** Reads none, for who gets none. */
export const withoutFiles: WithFiles = (_, work) => work([]);

/**
 * Reads the files of enquiries that are passed on: once for all receivers that get them at a time, and no more of them
 * than memory has room for. Who needs more waits until others have sent theirs.
 */
export function openFiles(store: EnquiryStore): WithFiles {
  const held = new Map<string, HeldFiles>();
  let used = 0;
  const waiting: (() => void)[] = [];

  const hold = async ({ reference }: StoredEnquiry) => {
    const sizes = await store.listAttachments({ reference });
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    while (!held.has(reference) && used > 0 && used + bytes > mostBytes) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const found = held.get(reference) ?? { bytes, users: 0, files: store.readAttachments(reference) };
    if (found.users === 0) used += bytes;
    found.users += 1;
    held.set(reference, found);
    return found;
  };

  return async (enquiry, work) => {
    const found = await hold(enquiry);
    try {
      return await work(await found.files);
    } finally {
      found.users -= 1;
      if (found.users === 0) {
        held.delete(enquiry.reference);
        used -= found.bytes;
        for (const look of waiting.splice(0)) look();
      }
    }
  };
}
