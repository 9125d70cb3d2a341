import { AppError } from "../../../shared/errors.ts";
import { agreementOf } from "../../../shared/transactions/agreement.ts";
import { toMicroUnits } from "../../../shared/transactions/fixed-point.ts";
import { rowsPerLot } from "../../../shared/steps.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { countRows, countJson } from "../../platform/queue/run-in-turns.ts";
import { fundById } from "../../funds/queries/funds.ts";
import { balanceView } from "../balance-view.ts";
import { balancesOfFund } from "../queries/balances.ts";
import { toEntry } from "../ledger-entries.ts";
import { entryPages, ledgerPages, notesOfFund } from "../queries/ledger-pages.ts";
import { fundsById } from "../queries/linked-funds.ts";
import { lotFactsOf } from "./queries.ts";
import { deletedOfFund } from "../queries/removed-transactions.ts";
import { readPagesAs } from "../read-pages.ts";

/**
 * A fund with its transactions, the entries of those and of linked funds, and whether it agrees with its last statement.
 * @param page the transactions, in their order, whose notes are read: those of all may be the most of a large fund
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function readFundLedger(
  ctx: SignedInContext,
  fundId: string,
  page: { from: number; most: number },
) {
  const scope = fundsById([fundId]);
  const {
    fund: [fund],
    own,
    notes: [notes],
    firstLinked,
    facts: [facts],
    balances,
    deleted,
  } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, fundId),
    own: ledgerPages.ofFund(ctx.db, owner, fundId),
    notes: notesOfFund(ctx.db, owner, fundId, page),
    firstLinked: entryPages.query(ctx.db, owner, { scope, exceptFund: fundId }),
    facts: lotFactsOf(ctx.db, owner, fundId),
    balances: balancesOfFund(ctx.db, owner, fundId),
    deleted: deletedOfFund(ctx.db, owner, fundId),
  }));
  if (fund === undefined) throw new AppError("funds/not-found");
  await countJson(own[0]?.rows ?? "");
  const stored = ledgerPages.read(own);
  await countRows(rowsPerLot * stored.length);
  const pageOf = { scope, exceptFund: fundId };
  const linked = await readPagesAs(ctx, entryPages, firstLinked, toEntry, pageOf);
  const agreement = agreementOf(balances.map(balanceView), {
    rows: fund.ledgerVersion > 0 ? stored : null,
    units: toMicroUnits(fund.units),
    deleted: deleted.map(({ createdAt, deletedAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      deletedAt: new Date(deletedAt),
    })),
  });
  const noteOf = new Map<string, string>(Object.entries(JSON.parse(notes?.notes ?? "{}")));
  return { fund, facts, stored, noteOf, entries: [...stored.map(toEntry), ...linked], agreement };
}
