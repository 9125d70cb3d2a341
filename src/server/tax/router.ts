import {
  setCarriedLossesInput,
  setClassInput,
  setFmvInput,
  setProfileInput,
  taxReportInput,
} from "../../shared/tax/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../auth/procedures.ts";
import { contract, router } from "../platform/trpc/procedures.ts";
import { getTaxReport } from "./get-report.ts";
import { setCarriedLosses, setTaxProfile } from "./set-profile.ts";
import { setFmv, setTaxClass } from "./set-scheme.ts";

const changeLimit = { name: "tax", span: 15 * 60_000, max: { user: 300 } };

export const taxRouter = router({
  report: expensiveProcedure
    .input(contract(taxReportInput))
    .query(({ ctx, input }) => getTaxReport(ctx, input)),
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
