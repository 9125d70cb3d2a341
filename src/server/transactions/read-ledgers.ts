import type { IsoDate } from "../../shared/dates.ts";
import { missing } from "../../shared/missing.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { SipRow } from "../sips/queries/sips.ts";
import type { ReadNamed } from "../platform/db/batch.ts";
import type { LedgerState } from "./ledger-change.ts";
import { ledgerPages } from "./queries/ledger-pages.ts";
import { countOfUser, fundStates, sipsInScope, transactionById } from "./queries/ledgers.ts";
import type { FundSelector } from "./queries/linked-funds.ts";
import { readPages } from "./read-pages.ts";

type Request = {
  scope: FundSelector;
  transactionId?: string;
  /** Leaves the transactions out where the funds' last one is before this date. */
  unlessBefore?: IsoDate | null;
  /** Takes its place for funds with SIPs. */
  unlessBeforeWithSips?: IsoDate | null;
  exceptImport?: string;
};

export type LedgerContext = Pick<SignedInContext, "db" | "clock" | "write"> & { read: ReadNamed };

/** The ledgers in scope, and the SIPs of its funds. */
export type ReadLedgers = LedgerState & { sips: SipRow[] };

/** @throws AppError transactions/conflict */
export async function readLedgers(
  ctx: LedgerContext,
  { transactionId = "", ...pageOf }: Request,
): Promise<ReadLedgers> {
  const {
    funds,
    first,
    found: [found],
    total: [total = missing()],
    sips,
  } = await ctx.read((owner) => ({
    funds: fundStates(ctx.db, owner, pageOf.scope),
    first: ledgerPages.query(ctx.db, owner, pageOf),
    found: transactionById(ctx.db, owner, transactionId),
    total: countOfUser(ctx.db, owner),
    sips: sipsInScope(ctx.db, owner, pageOf.scope),
  }));
  const transactions = await readPages(ctx, ledgerPages, first, pageOf);
  return { funds, transactions, found, total: total.count, sips };
}
