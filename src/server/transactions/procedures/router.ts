import {
  addTransactionInput,
  deleteTransactionInput,
  listTransactionsInput,
  switchInput,
  updateTransactionInput,
} from "../../../shared/transactions/schema.ts";
import { expensiveProcedure, rateLimit } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { addTransaction } from "./add-transaction.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { retryOnConflict } from "../retry-on-conflict.ts";
import { switchFunds } from "./switch-funds.ts";
import { updateTransaction } from "./update-transaction.ts";
import { transactionsLimit } from "../limit.ts";

export const transactionsRouter = router({
  list: expensiveProcedure
    .input(contract(listTransactionsInput))
    .query(({ ctx, input }) => retryOnConflict(() => listTransactions(ctx, input))),
  add: expensiveProcedure
    .use(rateLimit(transactionsLimit))
    .input(contract(addTransactionInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => addTransaction(ctx, input))),
  update: expensiveProcedure
    .use(rateLimit(transactionsLimit))
    .input(contract(updateTransactionInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => updateTransaction(ctx, input))),
  delete: expensiveProcedure
    .use(rateLimit(transactionsLimit))
    .input(contract(deleteTransactionInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => deleteTransaction(ctx, input))),
  switch: expensiveProcedure
    .use(rateLimit(transactionsLimit))
    .input(contract(switchInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => switchFunds(ctx, input))),
});
