import { AppError } from "../../shared/errors.ts";
import type { DeleteFundInput } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { isLedgerConflict } from "../funds/queries/same-ledger.ts";
import { deleteFund } from "../funds/delete-fund.ts";
import { planReplay } from "./change-ledgers.ts";
import { ledgerPages } from "./queries/ledger-pages.ts";
import { fundStates, storeTotals } from "./queries/ledgers.ts";
import { fundsById } from "./queries/linked-funds.ts";
import { readPages, retryOnChange } from "./read-pages.ts";

const maxAttempts = 3;

/**
 * Deletes a fund with its transactions. Funds that took lots from it keep them as one lot at the
 * amount.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function deleteFundWithTransactions(ctx: SignedInContext, { id }: DeleteFundInput) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { states, linked } = await retryOnChange(() => readLinked(ctx, id));
    const others = states.filter((fund) => fund.id !== id);
    if (others.length === 0) return deleteFund(ctx, { id });
    const transactions = linked.filter(({ fundId }) => fundId !== id);
    const { totals } = planReplay({ funds: others, transactions, found: undefined }, {});
    const changes = others.flatMap((fund) => {
      const after = totals.get(fund.id);
      return after === undefined ? [] : [{ fund, after }];
    });
    try {
      return await deleteFund(ctx, { id }, (userId) => [
        storeTotals(ctx.db, userId, changes, ctx.clock()),
      ]);
    } catch (error) {
      if (!isLedgerConflict(error)) throw error;
    }
  }
  throw new AppError("transactions/conflict");
}

async function readLinked(ctx: SignedInContext, id: string) {
  const scope = fundsById([id]);
  const { rows } = await ctx.read((owner) => [
    fundStates(ctx.db, owner, scope),
    ledgerPages.query(ctx.db, owner, { scope }),
  ]);
  const [states, first] = rows;
  return { states, linked: await readPages(ctx, ledgerPages, first, { scope }) };
}
