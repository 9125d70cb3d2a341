import {
  commitInput,
  firstNavsInput,
  ledgersInput,
  undoInput,
} from "../../../shared/imports/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { commitPart } from "./commit-part.ts";
import { listBalances } from "./list-balances.ts";
import { listFirstNavs } from "./list-first-navs.ts";
import { listImports } from "./list-imports.ts";
import { listLedgers } from "./list-ledgers.ts";
import { undoImport } from "./undo-import.ts";

export const commitLimit = { name: "imports", span: 15 * 60_000, max: { user: 400 } };
const readLimit = { name: "ledgers", span: 15 * 60_000, max: { user: 200 } };

export const importsRouter = router({
  ledgers: expensiveProcedure
    .use(rateLimit(readLimit))
    .input(contract(ledgersInput))
    .query(({ ctx, input }) => listLedgers(ctx, input)),
  firstNavs: expensiveProcedure
    .use(rateLimit(readLimit))
    .input(contract(firstNavsInput))
    .query(({ ctx, input }) => listFirstNavs(ctx, input)),
  list: signedInProcedure.input(noInput).query(({ ctx }) => listImports(ctx)),
  balances: expensiveProcedure.input(noInput).query(({ ctx }) => listBalances(ctx)),
  commit: expensiveProcedure
    .use(rateLimit(commitLimit))
    .input(contract(commitInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => commitPart(ctx, input))),
  undo: expensiveProcedure
    .use(rateLimit(commitLimit))
    .input(contract(undoInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => undoImport(ctx, input))),
});
