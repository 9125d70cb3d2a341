import {
  addTransactionInput,
  deleteTransactionInput,
  listTransactionsInput,
  switchInput,
  updateTransactionInput,
} from "../../shared/transactions/schema.ts";
import { expensiveProcedure, rateLimit } from "../auth/procedures.ts";
import { contract, router } from "../platform/trpc/procedures.ts";
import { addTransaction } from "./add-transaction.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { switchFunds } from "./switch-funds.ts";
import { updateTransaction } from "./update-transaction.ts";

/** Also of `funds.startLedger`. */
export const changeLimit = { name: "transactions", span: 15 * 60_000, max: { user: 3_000 } };

export const transactionsRouter = router({
  list: expensiveProcedure
    .input(contract(listTransactionsInput))
    .query(({ ctx, input }) => listTransactions(ctx, input)),
  add: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addTransactionInput))
    .mutation(({ ctx, input }) => addTransaction(ctx, input)),
  update: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(updateTransactionInput))
    .mutation(({ ctx, input }) => updateTransaction(ctx, input)),
  delete: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteTransactionInput))
    .mutation(({ ctx, input }) => deleteTransaction(ctx, input)),
  switch: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(switchInput))
    .mutation(({ ctx, input }) => switchFunds(ctx, input)),
});
