import { addDays, indianDay } from "../../shared/dates.ts";
import type { ServiceContext } from "../platform/context.ts";
import { deleteOldRenamings } from "../schemes/queries/schemes.ts";
import { deleteEmptyLetters, deleteOldCalls } from "./queries.ts";
import { deleteOldTopics } from "./told/queries.ts";
import { deleteOldEvents } from "./webhook/queries.ts";

/** Nobody is told of a new name later than that. */
const renamingDays = 90;

export async function deleteOldLetterRows({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await deleteOldEvents(db, now);
  await deleteEmptyLetters(db, now);
  await deleteOldCalls(db, now);
  await deleteOldTopics(db, now);
  await deleteOldRenamings(db, addDays(indianDay(now), -renamingDays));
}
