import {
  setCarriedLossesInput,
  sellingInput,
  setClassInput,
  setExitLoadInput,
  setFmvInput,
  setProfileInput,
  taxLotsInput,
  taxSalesInput,
} from "../../../shared/tax/schema.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import type { WhatIf } from "../../../shared/tax/selling/selling-types.ts";
import { programInputs } from "../../../shared/public-api/inputs.ts";
import {
  expensiveProcedure,
  programProcedure,
  rateLimit,
  signedInProcedure,
} from "../../auth/procedures.ts";
import { contract, outputs, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { getHarvest } from "./get-harvest.ts";
import { getLots } from "./get-lots.ts";
import { getTaxReport } from "./get-report.ts";
import { getTaxSales } from "./get-sales.ts";
import { getSellable } from "./get-sellable.ts";
import { getWhatIf } from "./get-what-if.ts";
import { setExitLoad } from "./set-exit-load.ts";
import { setCarriedLosses } from "./set-carried-losses.ts";
import { setTaxProfile } from "./set-profile.ts";
import { setFmv, setTaxClass } from "./set-scheme.ts";

const changeLimit = { name: "tax", span: 15 * 60_000, max: { user: 300 } };

export const taxRouter = router({
  report: programProcedure("read")
    .input(contract(programInputs["tax.report"]))
    .output(outputs<TaxReport>())
    .query(({ ctx, input }) => retryOnConflict(() => getTaxReport(ctx, input))),
  sales: expensiveProcedure
    .input(contract(taxSalesInput))
    .query(({ ctx, input }) => retryOnConflict(() => getTaxSales(ctx, input))),
  lots: expensiveProcedure
    .input(contract(taxLotsInput))
    .query(({ ctx, input }) => retryOnConflict(() => getLots(ctx, input))),
  sellable: expensiveProcedure
    .input(contract(sellingInput))
    .query(({ ctx, input }) => retryOnConflict(() => getSellable(ctx, input))),
  whatIf: programProcedure("read")
    .input(contract(programInputs["tax.whatIf"]))
    .output(outputs<WhatIf>())
    .query(({ ctx, input }) => retryOnConflict(() => getWhatIf(ctx, input))),
  harvest: expensiveProcedure
    .input(contract(sellingInput))
    .query(({ ctx, input }) => retryOnConflict(() => getHarvest(ctx, input))),
  setExitLoad: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setExitLoadInput))
    .mutation(({ ctx, input }) => setExitLoad(ctx, input)),
  setClass: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setClassInput))
    .mutation(({ ctx, input }) => setTaxClass(ctx, input)),
  setFmv: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setFmvInput))
    .mutation(({ ctx, input }) => setFmv(ctx, input)),
  setProfile: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setProfileInput))
    .mutation(({ ctx, input }) => setTaxProfile(ctx, input)),
  setCarriedLosses: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setCarriedLossesInput))
    .mutation(({ ctx, input }) => setCarriedLosses(ctx, input)),
});
