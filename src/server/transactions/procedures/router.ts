import {
  addTransactionInput,
  deleteTransactionInput,
  listTransactionsInput,
  switchInput,
  updateTransactionInput,
} from "../../../shared/transactions/schema.ts";
import { expensiveProcedure, rateLimit } from "../../auth/procedures.ts";
import { call, contract, router } from "../../platform/trpc/procedures.ts";
import { addTransaction } from "./add-transaction.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { retried } from "../retry-on-conflict.ts";
import { switchFunds } from "./switch-funds.ts";
import { updateTransaction } from "./update-transaction.ts";
import { transactionsLimit } from "../limit.ts";

const change = expensiveProcedure.use(rateLimit(transactionsLimit));

export const transactionsRouter = router({
  list: expensiveProcedure
    .input(contract(listTransactionsInput))
    .query(call(retried(listTransactions))),
  add: change.input(contract(addTransactionInput)).mutation(call(retried(addTransaction))),
  update: change.input(contract(updateTransactionInput)).mutation(call(retried(updateTransaction))),
  delete: change.input(contract(deleteTransactionInput)).mutation(call(retried(deleteTransaction))),
  switch: change.input(contract(switchInput)).mutation(call(retried(switchFunds))),
});
