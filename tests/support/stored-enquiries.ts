import type { StoredEnquiry } from "../../server/enquiries/store/enquiry";
import { type EnquiryStore, openExistingStore } from "../../server/enquiries/store/open-store";
import { engineDatabase } from "./test-content";

/** Reads from the database beside the running server, as `npm run enquiries` does, which takes two seconds to start. */
async function read<Found>(find: (store: EnquiryStore) => Promise<Found>): Promise<Found> {
  const store = openExistingStore(engineDatabase);
  try {
    return await find(store);
  } finally {
    await store.close();
  }
}

/** The enquiries with a reference number; a person has at most one. */
export const stored = (reference: string): Promise<StoredEnquiry[]> =>
  read((store) => store.readEnquiries({ reference }));

/** The contents of the attachments of an enquiry. */
export const storedFiles = (reference: string): Promise<Buffer[]> =>
  read(async (store) => (await store.readAttachments(reference)).map(({ content }) => content));
