import type { Session } from "../../shared/account/schema.ts";
import type { User } from "../../shared/auth/schema.ts";
import type { Category } from "../../shared/categories/schema.ts";
import type { Fund } from "../../shared/funds/schema.ts";
import type { BlockedSender, Recipient, Sender, SharedFund } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { blockedBy } from "../sharing/queries/blocks.ts";
import { categoriesOf } from "../categories/queries.ts";
import { fundsOf } from "../funds/queries/funds.ts";
import { devicesOf } from "../auth/queries/trusted-devices.ts";
import { identitiesOf } from "../google/queries/identities.ts";
import { everyRecipient, sharedRecipients } from "../sharing/queries/recipients.ts";
import { allSharedFunds, sendersOf } from "../sharing/queries/senders.ts";
import { sessionsOf } from "../auth/queries/sessions.ts";
import { userView } from "../auth/user-view.ts";
import { categoryView } from "../categories/category-view.ts";
import { fundView } from "../funds/fund-view.ts";
import { recipientView } from "../sharing/recipient-view.ts";
import { blockedView, senderView, sharedFundView } from "../sharing/sender-view.ts";
import { sessionView } from "./session-view.ts";

export type OwnData = {
  /** ISO 8601, UTC. */
  exportedAt: string;
  profile: User;
  funds: Fund[];
  categories: Category[];
  /** How the user gets in: a password, and who they are to a provider. */
  hasPassword: boolean;
  /** When the user proved that the address is theirs; ISO 8601, UTC. */
  emailProvenAt: string | null;
  identities: { issuer: string; subject: string; since: string }[];
  sessions: Session[];
  /** When a browser that the account knows was last signed in with; ISO 8601, UTC. */
  trustedDevices: string[];
  /** Whom the user shares their funds with. */
  sharedWith: Recipient[];
  /** What others share with the user. */
  received: { sender: Sender; funds: SharedFund[] }[];
  blocked: BlockedSender[];
};

/** Everything that is kept about the caller, as the caller sees it; of secrets only that they are there. */
export async function ownData(ctx: SignedInContext): Promise<OwnData> {
  const now = ctx.clock();
  const { user, session, rows } = await ctx.read(
    (owner) =>
      [
        fundsOf(ctx.db, owner),
        categoriesOf(ctx.db, owner),
        identitiesOf(ctx.db, owner),
        sessionsOf(ctx.db, owner, now),
        devicesOf(ctx.db, owner),
        sharedRecipients(ctx.db, owner, everyRecipient),
        sendersOf(ctx.db, owner),
        allSharedFunds(ctx.db, owner),
        blockedBy(ctx.db, owner),
      ] as const,
  );
  const [funds, categories, identities, sessions, browsers, ...sharing] = rows;
  const [recipients, senders, copies, blocked] = sharing;
  const copiesBySender = Map.groupBy(copies, ({ senderId }) => senderId);
  return {
    exportedAt: now.toISOString(),
    profile: userView(user, ctx.settings),
    funds: funds.map(fundView),
    categories: categories.map(categoryView),
    hasPassword: user.passwordHash !== null,
    emailProvenAt: user.emailProvenAt?.toISOString() ?? null,
    identities: identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      since: createdAt.toISOString(),
    })),
    sessions: sessions.map((row) => sessionView(row, session.id)),
    trustedDevices: browsers.map(({ usedAt }) => usedAt.toISOString()),
    sharedWith: recipients.map(recipientView),
    received: senders.map((sender) => ({
      sender: senderView(sender, ctx.settings),
      funds: (copiesBySender.get(sender.senderId) ?? []).map((row) => sharedFundView(row, sender)),
    })),
    blocked: blocked.map(blockedView),
  };
}
