import { mailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { turnOnInput } from "../../../../shared/auth/second-factor/schema.ts";
import {
  enrolPasswordProcedure,
  enrolProcedure,
  freshPasswordProcedure,
  freshProcedure,
  rateLimit,
  signedInProcedure,
} from "../../procedures.ts";
import {
  resolver,
  contract,
  noInput,
  publicProcedure,
  router,
} from "../../../platform/trpc/procedures.ts";
import { cancelLossByLink, cancelLoss } from "./cancel-loss.ts";
import { confirmLoss } from "./confirm-loss.ts";
import { reportLoss } from "./report-loss.ts";
import { replaceRecoveryCodes } from "./new-codes.ts";
import { startFactor } from "./start.ts";
import { turnOffFactor } from "./turn-off.ts";
import { turnOnFactor } from "./turn-on.ts";

const changeLimit = { name: "factorChange", span: 15 * 60_000, max: { user: 60 } };
const lossLimit = { name: "factorLoss", span: 15 * 60_000, max: { account: 4, network: 40 } };
/** Keeps whoever knows the password from flooding the mailbox. */
const lossMailLimit = { name: "factorLossMail", span: 24 * 60 * 60_000, max: { account: 10 } };
const lossLinkLimit = { name: "factorLossLink", span: 15 * 60_000, max: { network: 60 } };
const lossLink = publicProcedure.use(rateLimit(lossLinkLimit));

export const factorRouter = router({
  start: enrolProcedure
    .use(rateLimit(changeLimit))
    .input(noInput)
    .mutation(({ ctx }) => startFactor(ctx)),
  // Both hash ten recovery codes.
  turnOn: enrolPasswordProcedure
    .use(rateLimit(changeLimit))
    .input(contract(turnOnInput))
    .mutation(resolver(turnOnFactor)),
  codes: freshPasswordProcedure
    .use(rateLimit(changeLimit))
    .input(noInput)
    .mutation(({ ctx }) => replaceRecoveryCodes(ctx)),
  turnOff: freshProcedure
    .use(rateLimit(changeLimit))
    .input(noInput)
    .mutation(({ ctx }) => turnOffFactor(ctx)),
  reportLoss: publicProcedure
    .use(rateLimit(lossLimit, lossMailLimit))
    .input(noInput)
    .mutation(({ ctx }) => reportLoss(ctx)),
  confirmLoss: lossLink.input(contract(mailedCodeInput)).mutation(resolver(confirmLoss)),
  cancelLossByLink: lossLink.input(contract(mailedCodeInput)).mutation(resolver(cancelLossByLink)),
  cancelLoss: signedInProcedure.input(noInput).mutation(({ ctx }) => cancelLoss(ctx)),
});
