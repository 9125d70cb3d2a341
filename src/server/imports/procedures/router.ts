import {
  commitInput,
  firstNavsInput,
  ledgersInput,
  undoInput,
} from "../../../shared/imports/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { commitPart } from "./commit-part.ts";
import { listBalances } from "./list-balances.ts";
import { listFirstNavs } from "./list-first-navs.ts";
import { listImports } from "./list-imports.ts";
import { listLedgers } from "./list-ledgers.ts";
import { undoImport } from "./undo-import.ts";

export const commitLimit = { name: "imports", span: 15 * 60_000, max: { user: 400 } };
const readLimit = { name: "ledgers", span: 15 * 60_000, max: { user: 200 } };
const reading = expensiveProcedure.use(rateLimit(readLimit));
const change = expensiveProcedure.use(rateLimit(commitLimit));

export const importsRouter = router({
  ledgers: reading.input(contract(ledgersInput)).query(resolver(listLedgers)),
  firstNavs: reading.input(contract(firstNavsInput)).query(resolver(listFirstNavs)),
  list: signedInProcedure.input(noInput).query(({ ctx }) => listImports(ctx)),
  balances: expensiveProcedure.input(noInput).query(({ ctx }) => listBalances(ctx)),
  commit: change.input(contract(commitInput)).mutation(resolver(withRetry(commitPart))),
  undo: change.input(contract(undoInput)).mutation(resolver(withRetry(undoImport))),
});
