import {
  addFundInput,
  deleteFundInput,
  updateFundInput,
  type AddFundInput,
} from "../../../shared/funds/schema.ts";
import {
  addFundWithTransactionsInput,
  startLedgerInput,
  type AddFundWithTransactionsInput,
} from "../../../shared/transactions/schema.ts";
import {
  expensiveProcedure,
  listProcedure,
  rateLimit,
  runInExpensiveQueue,
  signedInProcedure,
} from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { addFund } from "./add-fund.ts";
import { addFundWithTransactions } from "./add-fund-with-transactions.ts";
import { deleteFund } from "./delete-fund.ts";
import { listFunds } from "./list-funds.ts";
import { refreshFunds } from "./refresh-funds.ts";
import { startLedger } from "./start-ledger.ts";
import { updateFund } from "./update-fund.ts";
import { transactionsLimit } from "../../transactions/limit.ts";

const addLimit = { name: "adding", span: 15 * 60_000, max: { user: 1_000 } };

const totalsContract = contract(addFundInput, "funds/no-fund-data");
const transactionsContract = contract(addFundWithTransactionsInput);

const addContract = (input: unknown): AddFundInput | AddFundWithTransactionsInput =>
  typeof input === "object" && input !== null && "transactions" in input
    ? transactionsContract(input)
    : totalsContract(input);

export const fundsRouter = router({
  list: listProcedure.input(noInput).query(({ ctx }) => listFunds(ctx)),
  add: signedInProcedure
    .use(rateLimit(addLimit))
    .input(addContract)
    .mutation(({ ctx, input }) =>
      "transactions" in input
        ? runInExpensiveQueue(ctx, () => addFundWithTransactions(ctx, input))
        : addFund(ctx, input),
    ),
  update: signedInProcedure.input(contract(updateFundInput)).mutation(resolver(updateFund)),
  delete: expensiveProcedure
    .input(contract(deleteFundInput))
    .mutation(resolver(withRetry(deleteFund))),
  startLedger: expensiveProcedure
    .use(rateLimit(transactionsLimit))
    .input(contract(startLedgerInput))
    .mutation(resolver(withRetry(startLedger))),
  refreshNav: signedInProcedure.input(noInput).mutation(({ ctx }) => refreshFunds(ctx)),
});
