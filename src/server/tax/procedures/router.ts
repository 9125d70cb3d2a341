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
import { contract, outputs, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
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
const change = signedInProcedure.use(rateLimit(changeLimit));

export const taxRouter = router({
  report: programProcedure("read")
    .input(contract(programInputs["tax.report"]))
    .output(outputs<TaxReport>())
    .query(resolver(withRetry(getTaxReport))),
  sales: expensiveProcedure.input(contract(taxSalesInput)).query(resolver(withRetry(getTaxSales))),
  lots: expensiveProcedure.input(contract(taxLotsInput)).query(resolver(withRetry(getLots))),
  sellable: expensiveProcedure
    .input(contract(sellingInput))
    .query(resolver(withRetry(getSellable))),
  whatIf: programProcedure("read")
    .input(contract(programInputs["tax.whatIf"]))
    .output(outputs<WhatIf>())
    .query(resolver(withRetry(getWhatIf))),
  harvest: expensiveProcedure.input(contract(sellingInput)).query(resolver(withRetry(getHarvest))),
  setExitLoad: change.input(contract(setExitLoadInput)).mutation(resolver(setExitLoad)),
  setClass: change.input(contract(setClassInput)).mutation(resolver(setTaxClass)),
  setFmv: change.input(contract(setFmvInput)).mutation(resolver(setFmv)),
  setProfile: change.input(contract(setProfileInput)).mutation(resolver(setTaxProfile)),
  setCarriedLosses: change
    .input(contract(setCarriedLossesInput))
    .mutation(resolver(setCarriedLosses)),
});
