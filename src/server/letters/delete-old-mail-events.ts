import type { ServiceContext } from "../platform/context.ts";
import { deleteOldEvents } from "./webhook/queries.ts";

export async function deleteOldMailEvents({ db, clock }: ServiceContext): Promise<void> {
  await deleteOldEvents(db, clock());
}
