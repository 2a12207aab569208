import { toJson } from "../../server/enquiries/operate/export";
import type { EnquiryStore } from "../../server/enquiries/store/open-store";
import { openExistingStore } from "../../server/enquiries/store/open-store";
import { engineDatabase } from "./test-content";

/** An enquiry as the server has stored it, the way `npm run enquiries -- export` gives it. */
interface ExportedEnquiry {
  reference: string;
  form: string;
  language?: string;
  answers: Record<string, unknown>;
  attachments: { field: string; name: string; type: string; size: number }[];
}

/** Reads from the database beside the running server, as that program does, which takes two seconds to start. */
async function read<Found>(find: (store: EnquiryStore) => Promise<Found>): Promise<Found> {
  const store = openExistingStore(engineDatabase);
  try {
    return await find(store);
  } finally {
    await store.close();
  }
}

/** The enquiries with a reference number; a person has at most one. */
export const stored = (reference: string): Promise<ExportedEnquiry[]> =>
  read(async (store) => {
    const all: ExportedEnquiry[] = JSON.parse(toJson(await store.readEnquiries(), await store.listAttachments()));
    return all.filter((enquiry) => enquiry.reference === reference);
  });

/** The contents of the attachments of an enquiry. */
export const storedFiles = (reference: string): Promise<Buffer[]> =>
  read(async (store) => (await store.readAttachments(reference)).map(({ content }) => content));
