import {
  addTransactionInput,
  deleteTransactionInput,
  listTransactionsInput,
  switchInput,
  updateTransactionInput,
} from "../../../shared/transactions/schema.ts";
import { expensiveProcedure, rateLimit } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { addTransaction } from "./add-transaction.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { withRetry } from "../retry-on-conflict.ts";
import { switchFunds } from "./switch-funds.ts";
import { updateTransaction } from "./update-transaction.ts";
import { transactionsLimit } from "../limit.ts";

const change = expensiveProcedure.use(rateLimit(transactionsLimit));

export const transactionsRouter = router({
  list: expensiveProcedure
    .input(contract(listTransactionsInput))
    .query(resolver(withRetry(listTransactions))),
  add: change.input(contract(addTransactionInput)).mutation(resolver(withRetry(addTransaction))),
  update: change
    .input(contract(updateTransactionInput))
    .mutation(resolver(withRetry(updateTransaction))),
  delete: change
    .input(contract(deleteTransactionInput))
    .mutation(resolver(withRetry(deleteTransaction))),
  switch: change.input(contract(switchInput)).mutation(resolver(withRetry(switchFunds))),
});
