import { AppError } from "../../../shared/errors.ts";
import { toDecimalText } from "../../../shared/money.ts";
import { monthAfter } from "../../../shared/sips/due-dates.ts";
import { startOfSip } from "../../../shared/sips/new-sip.ts";
import { firstDayOf, type RecordedInstalment } from "../../../shared/sips/recorded-instalments.ts";
import {
  maxSipsPerUser,
  sipFieldNames,
  type AddSipInput,
  type Sip,
} from "../../../shared/sips/schema.ts";
import { missing } from "../../../shared/missing.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundById } from "../../funds/queries/funds.ts";
import {
  linkInstalments,
  purchasesSince,
  witnessesOf,
} from "../../transactions/queries/instalments.ts";
import { asPurchase } from "../purchase-row.ts";
import { storedEarlierTerms } from "../earlier-terms-rows.ts";
import {
  insertSip,
  requireSipLimit,
  requireSipLimitOfFund,
  sipById,
  sipIdsOf,
  type SipRow,
} from "../queries/sips.ts";
import { sipView } from "../sip-view.ts";
import { storedSkipped } from "../skipped-rows.ts";

/**
 * Adds a SIP to a fund with transactions. Purchases that are its instalments become so, and it goes on as `startOfSip`
 * says. The same one sent again changes nothing.
 * @throws AppError funds/not-found, transactions/no-ledger, sips/exists, sips/too-many
 */
export async function addSip(ctx: SignedInContext, input: AddSipInput): Promise<Sip> {
  const { id = crypto.randomUUID(), fundId, amount, stepUp, recordedThrough, ...fields } = input;
  const nextFrom = recordedThrough === null ? input.from : monthAfter(recordedThrough);
  const {
    fund: [fund],
    existing: [existing],
    sipIds,
    purchases,
    witnesses,
  } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, fundId),
    existing: sipById(ctx.db, owner, id),
    sipIds: sipIdsOf(ctx.db, owner),
    purchases: purchasesSince(ctx.db, owner, fundId, firstDayOf(nextFrom)),
    witnesses: witnessesOf(ctx.db, owner, fundId),
  }));
  if (fund === undefined) throw new AppError("funds/not-found");
  if (fund.ledgerVersion === 0) throw new AppError("transactions/no-ledger");
  // Otherwise a SIP that is deleted and added again would record its past once more.
  const isThere = new Set(sipIds.map((sip) => sip.id));
  const taking = { id, isGone: (other: string) => !isThere.has(other) };
  const { recorded, next } = startOfSip(
    input,
    taking,
    purchases.map(asPurchase),
    witnesses,
    nextFrom,
  );
  const sip = {
    id,
    fundId,
    ...fields,
    amount: toDecimalText(amount),
    stepUp: stepUp === null ? null : toDecimalText(stepUp),
    recordedThrough: recorded.at(-1)?.dueDate ?? recordedThrough,
    nextDue: next?.dueDate ?? null,
    pausedOn: null,
    skipped: storedSkipped([]),
    earlierTerms: storedEarlierTerms([]),
    createdAt: ctx.clock(),
  };
  if (existing === undefined && sipIds.length >= maxSipsPerUser)
    throw new AppError("sips/too-many");
  const stored = existing ?? (await insertOrFind(ctx, sip, recorded));
  if (!hasSameFields(stored, sip)) throw new AppError("sips/exists");
  return sipView(stored);
}

async function insertOrFind(
  ctx: SignedInContext,
  sip: Omit<SipRow, "userId">,
  recorded: readonly RecordedInstalment[],
): Promise<SipRow> {
  const { stored } = await ctx.write((userId) => ({
    writes: [
      insertSip(ctx.db, userId, sip),
      requireSipLimit(ctx.db, userId),
      requireSipLimitOfFund(ctx.db, userId, sip.id),
      linkInstalments(ctx.db, userId, sip.id, recorded),
    ],
    stored: sipById(ctx.db, userId, sip.id),
  }));
  return stored[0] ?? missing();
}

type Given = Pick<SipRow, "fundId" | (typeof sipFieldNames)[number]>;

const hasSameFields = (stored: Given, wanted: Given): boolean =>
  stored.fundId === wanted.fundId && sipFieldNames.every((name) => stored[name] === wanted[name]);
