import { fundInput } from "./api-client.ts";
import { calls, type Procedure, type Resources } from "./procedures.ts";

/** Not 200, whatever the owner has. */
export const refusalsAtLimits: Partial<Record<Procedure, number>> = {
  "account.invite": 403,
  "account.unlinkProvider": 404,
  "auth.login": 401,
  "auth.register": 409,
  "auth.linkSignedIn": 400,
  "auth.loginCode": 401,
  "factor.cancelLossByLink": 400,
  "factor.codes": 409,
  "factor.confirmLoss": 400,
  "factor.reportLoss": 401,
  "factor.turnOn": 401,
  "auth.linkByMail": 400,
  "auth.linkByPassword": 400,
  "auth.sendLinkMail": 400,
  "auth.resetPassword": 400,
  "auth.trustDevice": 400,
  "auth.verifyResetCode": 400,
  "auth.syncToken": 404,
  "demo.start": 409,
  "email.confirm": 400,
  "email.prove": 400,
  // No challenge was asked for.
  "passkeys.add": 400,
  "passkeys.confirm": 400,
  "passkeys.signIn": 400,
  "passkeys.rename": 404,
  "email.revert": 400,
  // A token that was never made.
  "assistants.allow": 400,
  "assistants.ask": 400,
  "assistants.deny": 400,
  "tokens.revoke": 404,
  // More units than the fund has.
  "tax.whatIf": 409,
  // No scheme list is loaded.
  "watch.add": 404,
};

/** The end of a sequence: each of them takes something away that the others need. */
const last: readonly Procedure[] = [
  "account.endOtherSessions",
  "funds.startLedger",
  "sharing.unshare",
  "sips.delete",
  "holders.delete",
  "goals.delete",
  "targets.remove",
  "transactions.delete",
  "imports.undo",
  "funds.delete",
  "sharing.remove",
  "sharing.block",
  "sharing.unblock",
  "account.changePassword",
  "account.delete",
  "auth.logout",
];

const isQuery = (procedure: Procedure) => calls[procedure].kind === "query";
const all = Object.keys(calls) as Procedure[];
/** A walk of every procedure, for one user whose data each of them finds as it needs them. */
export const procedureOrder = [
  ...all.filter(isQuery),
  ...all.filter((procedure) => !isQuery(procedure) && !last.includes(procedure)),
  ...last,
];

/** Where the usual input would find what another call has changed. */
const ownInputs: Partial<Record<Procedure, object>> = {
  "funds.add": fundInput(),
  "sharing.block": { senderId: "sender-1" },
  "sharing.unblock": { senderId: "sender-1" },
  "tax.harvest": {},
  "tax.report": {},
  "tax.sellable": {},
};

export const inputAtLimits = (procedure: Procedure, things: Resources): unknown =>
  procedure in ownInputs ? ownInputs[procedure] : calls[procedure].input?.(things);
