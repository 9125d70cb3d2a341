import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { deleteExpiredQuestions } from "../queries/addresses.ts";
import { deleteExpiredInboxFiles } from "../queries/files.ts";
import { deleteOldMails } from "../queries/mails.ts";

/** Also where no mail is taken any more: what came before goes all the same. */
export async function deleteExpiredInbox({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await runBatch(db.writes, [
    deleteExpiredInboxFiles(db, now),
    deleteExpiredQuestions(db, now),
    deleteOldMails(db, now),
  ]);
}
