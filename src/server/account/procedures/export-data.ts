import type { AccountEvent } from "../../../shared/account/event.ts";
import type { Session } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import type { Invitation } from "../../../shared/auth/invitation.ts";
import type { Category } from "../../../shared/funds/categories/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Goal } from "../../../shared/goals/schema.ts";
import type { SecondFactor } from "../../../shared/auth/second-factor/schema.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { me, type Holder, type HolderFilter } from "../../../shared/holders/holder.ts";
import type { Removal } from "../../../shared/removals/schema.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { newestFirst } from "../../../shared/newest-first.ts";
import type { StatementBalance } from "../../../shared/transactions/agreement.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import type { AccessToken } from "../../../shared/auth/access-tokens/schema.ts";
import type { AllocationTarget } from "../../../shared/targets/schema.ts";
import type { WatchedScheme } from "../../../shared/compare/watch-list/schema.ts";
import type {
  BlockedSender,
  EndedShare,
  Recipient,
  Sender,
  SharedFund,
} from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { blockedBy } from "../../sharing/queries/blocks.ts";
import { categoriesOf } from "../../funds/categories/queries.ts";
import { fundsAfter, fundsPerPage, type FundRow } from "../../funds/queries/funds.ts";
import { invitationsOf } from "../../auth/queries/invitations.ts";
import { formerAddressesOf, newAddressOf } from "../../auth/addresses/queries/changes.ts";
import { accountEventsOf } from "../../auth/queries/events.ts";
import { lossEnd } from "../../auth/second-factor/loss-times.ts";
import { factorOf } from "../../auth/second-factor/queries/factors.ts";
import { lossOf } from "../../auth/second-factor/queries/losses.ts";
import { factorView } from "../../auth/second-factor/view.ts";
import { devicesOf } from "../../auth/queries/trusted-devices.ts";
import { identitiesOf } from "../../auth/openid/queries/identities.ts";
import { allRecipients, sharedRecipients } from "../../sharing/queries/recipients.ts";
import { endedSharesOf } from "../../sharing/queries/removed-shares.ts";
import {
  copiesAfter,
  copiesPerPage,
  noCopy,
  sendersOf,
  type SenderRow,
  type SharedFundRow,
} from "../../sharing/queries/senders.ts";
import { exportedPasskey, type ExportedPasskey } from "../../auth/passkeys/view.ts";
import { accessTokensOf } from "../../auth/queries/access-tokens.ts";
import { tokenView } from "../../auth/access-tokens/procedures/list-tokens.ts";
import { passkeysOf } from "../../auth/passkeys/queries.ts";
import { activeSessionsOf } from "../../auth/sessions/queries.ts";
import { userView } from "../../auth/user-view.ts";
import { categoryView } from "../../funds/categories/category-view.ts";
import { fundView } from "../../funds/fund-view.ts";
import { removalView } from "../../removals/procedures/list-removals.ts";
import { removalsOf } from "../../removals/procedures/queries.ts";
import { recipientView } from "../../sharing/recipient-view.ts";
import {
  blockedView,
  endedShareView,
  senderView,
  sharedFundView,
} from "../../sharing/sender-view.ts";
import { taxChoiceReads, taxChoicesView, type StoredTaxChoices } from "../../tax/tax-choices.ts";
import { goalsOf } from "../../goals/queries.ts";
import { readGoal } from "../../goals/stored-goal.ts";
import { targetsOf } from "../../targets/queries.ts";
import { readTarget } from "../../targets/stored-target.ts";
import { readSips, sipsOf } from "../../sips/queries/sips.ts";
import { sipView } from "../../sips/sip-view.ts";
import { balanceView } from "../../transactions/balance-view.ts";
import { balancesAfter, balancesPerPage, noBalance } from "../../transactions/queries/balances.ts";
import { countRows } from "../../platform/queue/run-in-turns.ts";
import { rowsPerLot } from "../../../shared/steps.ts";
import { transactionPages, type LedgerPage } from "../../transactions/queries/ledger-pages.ts";
import { streamPages } from "../../transactions/read-pages.ts";
import { transactionView } from "../../transactions/transaction-view.ts";
import { watchedOf } from "../../compare/watch-list/queries.ts";
import { watchedView } from "../../compare/watch-list/watched-view.ts";
import { eventView } from "./list-events.ts";
import { invitationView } from "./invitations.ts";
import { sessionView } from "../session-view.ts";
import { holderReads, holderViews } from "../../funds/holders-with-counts.ts";

type FundBalance = StatementBalance & { fundId: string };

type Received = { sender: Sender; funds: SharedFund[] };

/** The contents of `data.json`. */
export type ExportedData = Omit<Export, "transactions" | "statementBalances" | "received"> & {
  transactions: Transaction[];
  statementBalances: FundBalance[];
  received: Received[];
};

type Export = ExportedLedger & {
  profile: User;
  categories: Category[];
  sips: Sip[];
  statementBalances: AsyncIterable<FundBalance[]>;
  hasPassword: boolean;
  emailProvenAt: string | null;
  /** Asked for, and not confirmed yet. */
  newAddress: string | null;
  /** With a way back. */
  formerAddresses: { email: string; changedAt: string; reservedUntil: string }[];
  passkeys: ExportedPasskey[];
  accessTokens: AccessToken[];
  secondFactor: SecondFactor | null;
  /** When a second factor ends that was said to be lost. */
  factorEndsAt: string | null;
  identities: { issuer: string; subject: string; since: string }[];
  mailLanguage: string | null;
  sessions: Session[];
  events: AccountEvent[];
  /** When each was last used, and until when it skips the code. */
  trustedDevices: { usedAt: string; skipsCodeUntil: string | null }[];
  invitations: Invitation[];
  sharedWith: Omit<Recipient, "version">[];
  received: AsyncIterable<Received[]>;
  endedShares: (EndedShare & { dismissedAt: string | null })[];
  blocked: BlockedSender[];
  recentlyDeleted: Removal[];
  watchedSchemes: Pick<WatchedScheme, "code" | "name" | "since">[];
  tax: StoredTaxChoices;
  targets: (AllocationTarget & { holderId: string })[];
  goals: Omit<Goal, "version">[];
};

type ExportedLedger = {
  exportedAt: string;
  funds: Fund[];
  holders: Holder[];
  /** Fund after fund, oldest first; read while they are sent. */
  transactions: AsyncIterable<Transaction[]>;
};

/** @throws AppError holders/not-found for one who is not of the account */
export async function listAllFunds(
  ctx: SessionContext,
  filter: HolderFilter,
): Promise<{ funds: Fund[]; holders: Holder[] }> {
  const { firstFunds, people } = await ctx.read((owner) => ({
    firstFunds: fundsAfter(ctx.db, owner),
    people: holderReads(ctx, owner),
  }));
  const holders = holderViews(people);
  requireKnown(holders, filter);
  return { funds: ofHolder(await allFunds(ctx, firstFunds), filter), holders };
}

/**
 * The caller's funds and their transactions, which can be of other funds too.
 * @throws AppError holders/not-found for one who is not of the account
 */
export async function exportLedger(
  ctx: SessionContext,
  filter: HolderFilter,
): Promise<ExportedLedger & { owner: Pick<User, "id" | "name"> }> {
  const { user, firstFunds, firstPage, people } = await ctx.read((owner) => ({
    firstFunds: fundsAfter(ctx.db, owner),
    firstPage: transactionPages.query(ctx.db, owner),
    people: holderReads(ctx, owner),
  }));
  const holders = holderViews(people);
  requireKnown(holders, filter);
  return {
    owner: { id: user.id, name: user.name },
    exportedAt: ctx.clock().toISOString(),
    funds: ofHolder(await allFunds(ctx, firstFunds), filter),
    holders,
    transactions: transactionsFrom(ctx, firstPage),
  };
}

function requireKnown(holders: readonly Holder[], filter: HolderFilter): void {
  const isKnown = filter === undefined || filter === me || holders.some(({ id }) => id === filter);
  if (!isKnown) throw new AppError("holders/not-found");
}

const ofHolder = (funds: readonly Fund[], filter: HolderFilter): Fund[] =>
  funds.filter((fund) => isHeldBy(fund, filter));

/** All data stored about the caller, without secrets such as the password's hash. */
export async function exportData(ctx: SessionContext): Promise<Export> {
  const now = ctx.clock();
  // Of one state; what is long besides is read while it is sent.
  const ledger = await ctx.read((owner) => ({
    funds: fundsAfter(ctx.db, owner),
    transactions: transactionPages.query(ctx.db, owner),
  }));
  const { user, session, ...stored } = await ctx.read((owner) => ({
    categories: categoriesOf(ctx.db, owner),
    sips: sipsOf(ctx.db, owner),
    identities: identitiesOf(ctx.db, owner),
    passkeys: passkeysOf(ctx.db, owner),
    tokens: accessTokensOf(ctx.db, owner, now),
    factors: factorOf(ctx.db, owner),
    losses: lossOf(ctx.db, owner),
    sessions: activeSessionsOf(ctx.db, owner, now),
    events: accountEventsOf(ctx.db, owner, now),
    newAddresses: newAddressOf(ctx.db, owner, now),
    formerAddresses: formerAddressesOf(ctx.db, owner, now),
    devices: devicesOf(ctx.db, owner),
    recipients: sharedRecipients(ctx.db, owner, allRecipients),
    senders: sendersOf(ctx.db, owner),
    blocked: blockedBy(ctx.db, owner),
    removals: removalsOf(ctx.db, owner, now),
    people: holderReads(ctx, owner),
    invitations: invitationsOf(ctx.db, owner, now),
    tax: taxChoiceReads(ctx, owner),
    targets: targetsOf(ctx.db, owner),
    goals: goalsOf(ctx.db, owner),
    endedShares: endedSharesOf(ctx.db, owner),
    watched: watchedOf(ctx.db, owner),
  }));
  return {
    exportedAt: now.toISOString(),
    profile: userView(user, ctx.settings),
    funds: await allFunds(ctx, ledger.funds),
    holders: holderViews(stored.people),
    categories: stored.categories.map(categoryView),
    transactions: transactionsFrom(ctx, ledger.transactions),
    sips: readSips(stored.sips).map(sipView),
    statementBalances: balancesFrom(ctx),
    hasPassword: user.passwordHash !== null,
    secondFactor: factorView(stored.factors[0]),
    factorEndsAt: lossEnd(stored.losses[0])?.toISOString() ?? null,
    emailProvenAt: user.emailProvenAt?.toISOString() ?? null,
    newAddress: stored.newAddresses[0]?.email ?? null,
    formerAddresses: stored.formerAddresses.map(({ email, changedAt, reservedUntil }) => ({
      email,
      changedAt: changedAt.toISOString(),
      reservedUntil: reservedUntil.toISOString(),
    })),
    identities: stored.identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      since: createdAt.toISOString(),
    })),
    mailLanguage: user.language,
    passkeys: stored.passkeys.map(exportedPasskey),
    accessTokens: stored.tokens.map(tokenView),
    sessions: stored.sessions.map((row) => sessionView(row, session.id)),
    events: stored.events.map(eventView),
    trustedDevices: stored.devices.map(({ usedAt, skipsCodeUntil }) => ({
      usedAt: usedAt.toISOString(),
      skipsCodeUntil: skipsCodeUntil?.toISOString() ?? null,
    })),
    invitations: stored.invitations.map(invitationView),
    sharedWith: stored.recipients.map((row) => recipientView(row, ctx)),
    received: receivedFrom(ctx, stored.senders),
    endedShares: stored.endedShares.map((row) => ({
      ...endedShareView(row),
      dismissedAt: row.dismissedAt === null ? null : new Date(row.dismissedAt).toISOString(),
    })),
    blocked: stored.blocked.map(blockedView),
    recentlyDeleted: stored.removals.map(removalView),
    watchedSchemes: stored.watched
      .map(watchedView)
      .map(({ code, name, since }) => ({ code, name, since })),
    tax: taxChoicesView(stored.tax),
    targets: stored.targets.map((row) => ({ holderId: row.holderId, ...readTarget(row) })),
    goals: stored.goals.map(readGoal).map(({ version: _, ...goal }) => goal),
  };
}

/** Newest first. */
async function allFunds(ctx: SessionContext, first: readonly FundRow[]): Promise<Fund[]> {
  const funds = [...first];
  for (let page = first; page.length === fundsPerPage;) {
    const last = page.at(-1)?.id;
    ({ page } = await ctx.read((owner) => ({ page: fundsAfter(ctx.db, owner, last) })));
    funds.push(...page);
  }
  return funds.toSorted(newestFirst).map(fundView);
}

/** Ends with an error where a ledger changes meanwhile: a file of two states would be wrong. */
async function* transactionsFrom(
  ctx: SessionContext,
  first: readonly LedgerPage[],
): AsyncGenerator<Transaction[]> {
  for await (const rows of streamPages(ctx, transactionPages, first)) {
    await countRows(rowsPerLot * rows.length);
    yield rows.map(transactionView);
  }
}

async function* balancesFrom(ctx: SessionContext): AsyncGenerator<FundBalance[]> {
  for (let after = noBalance; ;) {
    const { page } = await ctx.read((owner) => ({ page: balancesAfter(ctx.db, owner, after) }));
    yield page.map((row) => {
      const { recordedThen: _, ...balance } = balanceView(row);
      return { fundId: row.fundId, ...balance };
    });
    const last = page.at(-1);
    if (page.length < balancesPerPage || last === undefined) return;
    after = last;
  }
}

/** Sender by sender; a sender's copies can be on several pages. */
async function* receivedFrom(
  ctx: SessionContext,
  senders: readonly SenderRow[],
): AsyncGenerator<Received[]> {
  const left = new Map(senders.map((sender) => [sender.senderId, sender]));
  let copies: SharedFundRow[] = [];
  const received = (sender: SenderRow): Received => ({
    sender: senderView(sender, ctx.settings),
    funds: copies.toSorted(newestFirst).map((copy) => sharedFundView(copy, sender)),
  });
  /** Leaves out a sender whose copies came after the senders were read. */
  const receivedFromOne = (senderId: string | undefined): Received[] => {
    const sender = left.get(senderId ?? "");
    return sender === undefined ? [] : [received(sender)];
  };
  for await (const copy of copiesFromPages(ctx)) {
    const senderId = copies[0]?.senderId;
    if (senderId !== undefined && copy.senderId !== senderId) {
      yield receivedFromOne(senderId);
      left.delete(senderId);
      copies = [];
    }
    copies.push(copy);
  }
  yield receivedFromOne(copies[0]?.senderId);
  left.delete(copies[0]?.senderId ?? "");
  copies = [];
  yield [...left.values()].map(received);
}

async function* copiesFromPages(ctx: SessionContext): AsyncGenerator<SharedFundRow> {
  for (let after = noCopy; ;) {
    const { page } = await ctx.read((owner) => ({ page: copiesAfter(ctx.db, owner, after) }));
    yield* page;
    const last = page.at(-1);
    if (page.length < copiesPerPage || last === undefined) return;
    after = last;
  }
}
