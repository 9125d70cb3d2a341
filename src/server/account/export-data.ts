import type { Session } from "../../shared/account/schema.ts";
import type { User } from "../../shared/auth/schema.ts";
import type { Category } from "../../shared/categories/schema.ts";
import type { Fund } from "../../shared/funds/schema.ts";
import type { Sip } from "../../shared/sips/schema.ts";
import { compareTransactions } from "../../shared/transactions/order.ts";
import type { Transaction } from "../../shared/transactions/schema.ts";
import type { BlockedSender, Recipient, Sender, SharedFund } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { blockedBy } from "../sharing/queries/blocks.ts";
import { categoriesOf } from "../categories/queries.ts";
import { fundsOf } from "../funds/queries/funds.ts";
import { devicesOf } from "../auth/queries/trusted-devices.ts";
import { identitiesOf } from "../google/queries/identities.ts";
import { allRecipients, sharedRecipients } from "../sharing/queries/recipients.ts";
import { allSharedFunds, sendersOf } from "../sharing/queries/senders.ts";
import { activeSessionsOf } from "../auth/queries/sessions.ts";
import { userView } from "../auth/user-view.ts";
import { categoryView } from "../categories/category-view.ts";
import { fundView } from "../funds/fund-view.ts";
import { recipientView } from "../sharing/recipient-view.ts";
import { blockedView, senderView, sharedFundView } from "../sharing/sender-view.ts";
import { sipsOf } from "../sips/queries.ts";
import { sipView } from "../sips/sip-view.ts";
import { allTransactions, readTransactions } from "../transactions/queries/ledgers.ts";
import { transactionView } from "../transactions/transaction-view.ts";
import { sessionView } from "./session-view.ts";

export type ExportedData = {
  exportedAt: string;
  profile: User;
  funds: Fund[];
  categories: Category[];
  transactions: Transaction[];
  sips: Sip[];
  hasPassword: boolean;
  emailProvenAt: string | null;
  identities: { issuer: string; subject: string; since: string }[];
  sessions: Session[];
  trustedDevices: string[];
  sharedWith: Recipient[];
  received: { sender: Sender; funds: SharedFund[] }[];
  blocked: BlockedSender[];
};

/** All data stored about the caller, without secrets such as the password's hash. */
export async function exportData(ctx: SignedInContext): Promise<ExportedData> {
  const now = ctx.clock();
  const { user, session, rows } = await ctx.read(
    (owner) =>
      [
        fundsOf(ctx.db, owner),
        categoriesOf(ctx.db, owner),
        allTransactions(ctx.db, owner),
        sipsOf(ctx.db, owner),
        identitiesOf(ctx.db, owner),
        activeSessionsOf(ctx.db, owner, now),
        devicesOf(ctx.db, owner),
        sharedRecipients(ctx.db, owner, allRecipients),
        sendersOf(ctx.db, owner),
        allSharedFunds(ctx.db, owner),
        blockedBy(ctx.db, owner),
      ] as const,
  );
  const [funds, categories, transactions, sips, identities, sessions, devices, ...sharing] = rows;
  const [recipients, senders, copies, blocked] = sharing;
  const copiesBySender = Map.groupBy(copies, ({ senderId }) => senderId);
  return {
    exportedAt: now.toISOString(),
    profile: userView(user, ctx.settings),
    funds: funds.map(fundView),
    categories: categories.map(categoryView),
    transactions: readTransactions(transactions).toSorted(compareTransactions).map(transactionView),
    sips: sips.map(sipView),
    hasPassword: user.passwordHash !== null,
    emailProvenAt: user.emailProvenAt?.toISOString() ?? null,
    identities: identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      since: createdAt.toISOString(),
    })),
    sessions: sessions.map((row) => sessionView(row, session.id)),
    trustedDevices: devices.map(({ usedAt }) => usedAt.toISOString()),
    sharedWith: recipients.map(recipientView),
    received: senders.map((sender) => ({
      sender: senderView(sender, ctx.settings),
      funds: (copiesBySender.get(sender.senderId) ?? []).map((row) => sharedFundView(row, sender)),
    })),
    blocked: blocked.map(blockedView),
  };
}
