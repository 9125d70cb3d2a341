import type { ServiceContext } from "../platform/context.ts";
import { deleteExpiredGoogleLinks } from "./queries/pending-links.ts";

/** Deletes the Google identities that were not linked in time. */
export async function deleteExpiredLinks({ db, clock }: ServiceContext): Promise<void> {
  await deleteExpiredGoogleLinks(db, clock());
}
