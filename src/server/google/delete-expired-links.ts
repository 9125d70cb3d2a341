import type { ServiceContext } from "../platform/context.ts";
import { deleteExpiredGoogleLinks } from "./queries/pending-links.ts";

export async function deleteExpiredLinks({ db, clock }: ServiceContext): Promise<void> {
  await deleteExpiredGoogleLinks(db, clock());
}
