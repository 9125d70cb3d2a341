import { addFundInput, deleteFundInput, type AddFundInput } from "../../shared/funds/schema.ts";
import {
  addFundWithTransactionsInput,
  addTransactionInput,
  deleteTransactionInput,
  listTransactionsInput,
  startLedgerInput,
  switchInput,
  updateTransactionInput,
  type AddFundWithTransactionsInput,
} from "../../shared/transactions/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../auth/procedures.ts";
import { addFund } from "../funds/add-fund.ts";
import { contract, router } from "../platform/trpc/procedures.ts";
import { addFundWithTransactions } from "./add-fund-with-transactions.ts";
import { addTransaction } from "./add-transaction.ts";
import { deleteFund } from "./delete-fund.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { startLedger } from "./start-ledger.ts";
import { switchFunds } from "./switch-funds.ts";
import { updateTransaction } from "./update-transaction.ts";

const addLimit = { name: "adding", max: 1_000, span: 15 * 60_000 };
const changeLimit = { name: "transactions", max: 3_000, span: 15 * 60_000 };

const totalsContract = contract(addFundInput, "funds/no-fund-data");
const transactionsContract = contract(addFundWithTransactionsInput);

const addContract = (input: unknown): AddFundInput | AddFundWithTransactionsInput =>
  typeof input === "object" && input !== null && "transactions" in input
    ? transactionsContract(input)
    : totalsContract(input);

export const fundLedgerProcedures = {
  add: signedInProcedure
    .use(rateLimit(addLimit))
    .input(addContract)
    .mutation(({ ctx, input }) =>
      "transactions" in input ? addFundWithTransactions(ctx, input) : addFund(ctx, input),
    ),
  delete: expensiveProcedure
    .input(contract(deleteFundInput))
    .mutation(({ ctx, input }) => deleteFund(ctx, input)),
  startLedger: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(startLedgerInput))
    .mutation(({ ctx, input }) => startLedger(ctx, input)),
};

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
