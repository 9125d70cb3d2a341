import type { Security } from "../../../src/shared/account/schema.ts";
import {
  fundWithTotals,
  importAtLimits,
  insertAtLimits,
  insertSendersAtLimit,
  largestFund,
  smallFund,
  storedGoal,
  storedSip,
  storedTransaction,
} from "../data/insert-at-limits.ts";
import { apiClient, password } from "./api-client.ts";
import { addHolder } from "./holders.ts";
import { deletedSip, okay } from "./ledgers.ts";
import type { Resources } from "./procedures.ts";
import { registerRecipient, type RegisteredUser } from "./sharing.ts";

/** A user at nearly all limits, or at a part of them, with what `procedureOrder` needs of it. */
export async function thingsAtLimits(
  { baseUrl, databaseUrl }: { baseUrl: string; databaseUrl: string },
  { part = 1, senders }: { part?: number; senders: number },
): Promise<Resources & { owner: RegisteredUser }> {
  const [owner, recipient] = [await registerRecipient(baseUrl), await registerRecipient(baseUrl)];
  await insertAtLimits(databaseUrl, owner.id, part);
  const senderId = await insertSendersAtLimit(databaseUrl, owner.id, senders);
  await owner.mutate("sharing.share", { recipientId: recipient.id });
  const other = apiClient(baseUrl);
  await other.mutate("auth.login", { email: owner.email, password });
  const { sessions } = okay<Security>(await owner.query("account.security"));
  return {
    owner,
    fundId: fundWithTotals,
    ledgerFundId: largestFund,
    otherLedgerFundId: smallFund,
    transactionId: storedTransaction,
    sipId: storedSip,
    importId: importAtLimits,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "",
    senderId,
    recipientId: recipient.id,
    holderId: (await addHolder(owner)).id,
    goalId: storedGoal,
    amfiCode: "800001",
    removalId: await deletedSip(owner),
  };
}
