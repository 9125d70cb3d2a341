import type { AppRouter } from "../../../src/server/router.ts";
import type { Security } from "../../../src/shared/account/schema.ts";
import { me } from "../../../src/shared/holders/holder.ts";
import { toCursor } from "../../../src/shared/sharing/recipient-cursor.ts";
import { fundInput, password, type ApiClient } from "./api-client.ts";
import { addGoal, goalInput, targetInput } from "./goals.ts";
import { addHolder, holderInput } from "./holders.ts";
import { strangeAssertion, strangeAttestation } from "./authenticator.ts";
import { exportedFile } from "./exported-file.ts";
import { commit, commitInput, fundItem, printedBalance, transactionItem } from "./imports.ts";
import {
  addLedger,
  addSip,
  okay,
  addTransaction,
  programRowInput,
  sipInput,
  transactionInput,
} from "./ledgers.ts";
import { readAll } from "../servers/run-sql.ts";
import { pushInput } from "./push.ts";
import { addFund, registerUser, registerRecipient, share } from "./sharing.ts";

type Routers = AppRouter["_def"]["record"];
export type Procedure = {
  [Feature in keyof Routers]: `${Feature & string}.${keyof Routers[Feature] & string}`;
}[keyof Routers];

/** An owner's data, by ids that a stranger may know. */
export type Resources = {
  owner: ApiClient;
  fundId: string;
  /** Funds with transactions; the first one also has a SIP. */
  ledgerFundId: string;
  otherLedgerFundId: string;
  transactionId: string;
  sipId: string;
  importId: string;
  sessionId: string;
  /** A sender to the owner, and a recipient of the owner's funds. */
  senderId: string;
  recipientId: string;
  holderId: string;
  goalId: string;
  /** Of a scheme that the owner has a fund of, and a stranger has not. */
  amfiCode: string;
  /** Of a fund that the owner deleted. */
  removalId: string;
};

type Call = { kind: "query" | "mutate"; input?: (things: Resources) => unknown };

const code = "A".repeat(43);
const newPassword = { password: "battery staple", confirmPassword: "battery staple" };

/** How each procedure is called; the type requires every procedure. */
export const calls: Record<Procedure, Call> = {
  "account.changeName": { kind: "mutate", input: () => ({ name: "Asha Iyer" }) },
  "account.changePassword": {
    kind: "mutate",
    input: () => ({ currentPassword: password, ...newPassword }),
  },
  "account.delete": { kind: "mutate" },
  "account.endOtherSessions": { kind: "mutate" },
  "account.endSession": { kind: "mutate", input: ({ sessionId }) => ({ id: sessionId }) },
  "account.events": { kind: "query" },
  "account.invitations": { kind: "query" },
  "account.invite": { kind: "mutate", input: () => ({ token: "a".repeat(40) }) },
  "account.security": { kind: "query" },
  "account.setLanguage": { kind: "mutate", input: () => ({ language: "hi" }) },
  "account.unlinkProvider": {
    kind: "mutate",
    input: () => ({ provider: "google" }),
  },
  "account.withdrawInvitation": { kind: "mutate", input: () => ({ id: "a".repeat(64) }) },
  // No such assistant has asked.
  "assistants.allow": {
    kind: "mutate",
    input: () => ({ request: "client_id=none", name: "Assistant", days: 30, person: null }),
  },
  "assistants.ask": { kind: "query", input: () => ({ request: "client_id=none" }) },
  "assistants.deny": { kind: "mutate", input: () => ({ request: "client_id=none" }) },
  "auth.checkInvitation": { kind: "mutate", input: () => ({}) },
  "auth.confirm": { kind: "mutate", input: () => ({ password }) },
  "auth.linkByMail": { kind: "mutate", input: () => ({ code }) },
  "auth.linkByPassword": { kind: "mutate", input: () => ({ password }) },
  "auth.linkSignedIn": { kind: "mutate" },
  "auth.loginCode": { kind: "mutate", input: () => ({ code: "123456", skipFor30Days: false }) },
  "auth.login": {
    kind: "mutate",
    input: ({ owner }) => ({ email: owner.email, password: "wrong horse" }),
  },
  "auth.logout": { kind: "mutate" },
  "auth.me": { kind: "query" },
  "auth.pendingLink": { kind: "query" },
  "auth.register": {
    kind: "mutate",
    input: ({ owner }) => ({ name: "Thief", email: owner.email, ...newPassword }),
  },
  "auth.requestPasswordReset": { kind: "mutate", input: ({ owner }) => ({ email: owner.email }) },
  "auth.resetPassword": { kind: "mutate", input: () => ({ code, password: newPassword.password }) },
  "auth.sendLinkMail": { kind: "mutate" },
  "auth.syncToken": { kind: "query" },
  "auth.trustDevice": { kind: "mutate", input: () => ({ code }) },
  "auth.verifyResetCode": { kind: "mutate", input: () => ({ code }) },
  "calendar.list": { kind: "query" },
  "calendar.make": { kind: "mutate", input: () => ({ whose: "everyone", withAmounts: false }) },
  "calendar.revoke": { kind: "mutate", input: () => ({ whose: "everyone" }) },
  "categories.list": { kind: "query" },
  "compare.completeHistories": { kind: "mutate", input: ({ amfiCode }) => ({ codes: [amfiCode] }) },
  "compare.schemes": { kind: "query", input: ({ amfiCode }) => ({ codes: [amfiCode] }) },
  "demo.start": { kind: "mutate" },
  "factor.cancelLossByLink": { kind: "mutate", input: () => ({ code }) },
  "factor.codes": { kind: "mutate" },
  "factor.confirmLoss": { kind: "mutate", input: () => ({ code }) },
  "factor.cancelLoss": { kind: "mutate" },
  "factor.reportLoss": { kind: "mutate" },
  "factor.start": { kind: "mutate" },
  "factor.turnOff": { kind: "mutate" },
  "factor.turnOn": { kind: "mutate", input: () => ({ code: "123456" }) },
  "direct.fund": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "direct.portfolio": { kind: "query" },
  "email.change": { kind: "mutate", input: () => ({ email: "new@example.in" }) },
  "email.confirm": { kind: "mutate", input: () => ({ code }) },
  "email.revert": { kind: "mutate", input: () => ({ code }) },
  "email.prove": { kind: "mutate", input: () => ({ code }) },
  "email.sendProof": { kind: "mutate" },
  "funds.add": { kind: "mutate", input: ({ fundId }) => fundInput({ id: fundId }) },
  "funds.delete": { kind: "mutate", input: ({ fundId }) => ({ id: fundId }) },
  "funds.list": { kind: "query" },
  "funds.refreshNav": { kind: "mutate" },
  "funds.startLedger": {
    kind: "mutate",
    input: ({ fundId }) => ({ id: fundId, date: "2024-01-05" }),
  },
  "funds.update": {
    kind: "mutate",
    input: ({ fundId: id }) => {
      const { id: _, ...data } = fundInput({ units: 1 });
      return { id, data };
    },
  },
  "goals.add": {
    kind: "mutate",
    // A stranger has no such fund.
    input: ({ ledgerFundId }) => goalInput({ parts: [{ fundId: ledgerFundId, percent: 10 }] }),
  },
  "goals.delete": { kind: "mutate", input: ({ goalId }) => ({ id: goalId }) },
  "goals.list": { kind: "query" },
  "inbox.address": { kind: "mutate" },
  "inbox.done": { kind: "mutate", input: () => ({ id: crypto.randomUUID() }) },
  "inbox.list": { kind: "query" },
  "inbox.replace": { kind: "mutate" },
  "inbox.restore": { kind: "mutate", input: () => ({ id: crypto.randomUUID() }) },
  "goals.update": {
    kind: "mutate",
    input: ({ goalId }) => {
      const { id: _, ...data } = goalInput({ name: "House" });
      return { id: goalId, version: 1, data };
    },
  },
  "holders.add": {
    kind: "mutate",
    input: ({ holderId }) => holderInput({ id: holderId }),
  },
  "holders.delete": { kind: "mutate", input: ({ holderId }) => ({ id: holderId }) },
  "holders.list": { kind: "query" },
  "holders.update": {
    kind: "mutate",
    input: ({ holderId }) => ({ id: holderId, data: { name: "Meera" } }),
  },
  "imports.balances": { kind: "query" },
  "imports.commit": { kind: "mutate", input: () => commitInput() },
  "imports.firstNavs": { kind: "query", input: () => ({ codes: ["900001"] }) },
  "imports.ledgers": { kind: "query" },
  "imports.list": { kind: "query" },
  "imports.undo": { kind: "mutate", input: ({ importId }) => ({ importId }) },
  "letters.preview": {
    kind: "query",
    input: () => ({ kind: "monthly", whose: "everyone", amounts: "rupees" }),
  },
  "letters.save": {
    kind: "mutate",
    input: () => ({ kind: "monthly", whose: "everyone", amounts: null }),
  },
  "letters.settings": { kind: "query" },
  "nav.status": { kind: "query" },
  "passkeys.add": { kind: "mutate", input: () => ({ passkey: strangeAttestation }) },
  "passkeys.addOptions": { kind: "mutate" },
  "passkeys.confirm": { kind: "mutate", input: () => ({ passkey: strangeAssertion }) },
  "passkeys.confirmOptions": { kind: "mutate" },
  "passkeys.list": { kind: "query" },
  "passkeys.remove": { kind: "mutate", input: () => ({ id: strangeAssertion.id }) },
  "passkeys.rename": {
    kind: "mutate",
    input: () => ({ id: strangeAssertion.id, name: "Phone" }),
  },
  "passkeys.signIn": { kind: "mutate", input: () => ({ passkey: strangeAssertion }) },
  "passkeys.signInOptions": { kind: "mutate" },
  "portfolio.fund": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "portfolio.history": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "portfolio.home": { kind: "query" },
  "portfolio.performance": { kind: "query" },
  "programs.compare": { kind: "query", input: ({ amfiCode }) => ({ codes: [amfiCode] }) },
  "programs.addTransactions": {
    kind: "mutate",
    // Else later changes of the fund would take another way.
    input: ({ ledgerFundId }) => ({
      id: crypto.randomUUID(),
      dryRun: true,
      transactions: [programRowInput(ledgerFundId)],
    }),
  },
  "programs.addImport": {
    kind: "mutate",
    input: () => ({ id: crypto.randomUUID(), data: exportedFile() }),
  },
  "programs.fund": { kind: "query", input: ({ fundId }) => ({ id: fundId }) },
  "programs.funds": { kind: "query", input: () => ({}) },
  "programs.history": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "programs.nav": { kind: "query", input: () => ({ code: "900001", on: "2026-01-01" }) },
  "programs.schemes": { kind: "query", input: () => ({ words: "fund" }) },
  "programs.returns": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "programs.transactions": { kind: "query", input: () => ({}) },
  "reports.get": { kind: "query", input: () => ({ kind: "year", period: "2025-26" }) },
  "reports.transactions": { kind: "query", input: () => ({ kind: "year", period: "2006-07" }) },
  "push.add": { kind: "mutate", input: () => pushInput() },
  "push.key": { kind: "query" },
  "push.remove": { kind: "mutate" },
  "removals.list": { kind: "query" },
  "removals.restore": { kind: "mutate", input: ({ removalId }) => ({ id: removalId }) },
  "sharing.askForUpdate": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.block": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.blocked": { kind: "query" },
  "sharing.dismissEnded": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.ended": { kind: "query" },
  "sharing.keepUp": { kind: "mutate", input: ({ recipientId }) => ({ recipientId }) },
  "sharing.recipients": {
    kind: "query",
    input: () => ({
      query: "ravi",
      cursor: toCursor({ isShared: true, isProven: false, name: "", id: "" }),
      direction: "forward",
    }),
  },
  "sharing.refuseKeepUp": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.remove": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.senderFunds": { kind: "query", input: ({ senderId }) => ({ senderId }) },
  "sharing.senders": { kind: "query" },
  "sharing.setPermission": { kind: "mutate", input: () => ({ canShare: true }) },
  "sharing.share": {
    kind: "mutate",
    input: ({ recipientId, holderId }) => ({
      recipientId,
      holders: [me, holderId],
      showHolder: true,
    }),
  },
  "sharing.stopKeepUp": { kind: "mutate", input: ({ recipientId }) => ({ recipientId }) },
  "sharing.unblock": { kind: "mutate", input: ({ senderId }) => ({ senderId }) },
  "sharing.unshare": { kind: "mutate", input: ({ recipientId }) => ({ recipientId }) },
  "sharing.update": { kind: "mutate", input: ({ recipientId }) => ({ recipientId }) },
  "sips.add": { kind: "mutate", input: ({ ledgerFundId }) => sipInput({ fundId: ledgerFundId }) },
  "sips.delete": { kind: "mutate", input: ({ sipId }) => ({ id: sipId }) },
  "sips.list": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "sips.update": { kind: "mutate", input: ({ sipId }) => ({ id: sipId, data: { paused: true } }) },
  "tax.harvest": { kind: "query", input: ({ holderId }) => ({ holderId }) },
  "tax.lots": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "tax.sales": {
    kind: "query",
    input: ({ ledgerFundId }) => ({ financialYear: "2024-25", fundId: ledgerFundId }),
  },
  "tax.sellable": { kind: "query", input: ({ holderId }) => ({ holderId }) },
  "tax.setExitLoad": {
    kind: "mutate",
    input: ({ ledgerFundId }) => ({
      fundId: ledgerFundId,
      exitLoad: { steps: [{ days: 365, percent: 1 }], freePercent: 10 },
    }),
  },
  "tax.whatIf": {
    kind: "query",
    input: ({ ledgerFundId }) => ({ fundId: ledgerFundId, units: 1_000_000 }),
  },
  "tax.report": { kind: "query", input: ({ holderId }) => ({ holderId }) },
  "tax.setCarriedLosses": {
    kind: "mutate",
    input: ({ holderId }) => ({ holderId, year: "2024-25", short: 100, long: 50.5 }),
  },
  "tax.setClass": {
    kind: "mutate",
    input: ({ amfiCode }) => ({ amfiCode, class: "equity" }),
  },
  "tax.setFmv": { kind: "mutate", input: ({ amfiCode }) => ({ amfiCode, fmvPerUnit: 42.5 }) },
  "tax.setProfile": {
    kind: "mutate",
    input: ({ holderId }) => ({ holderId, financialYear: "2025-26", slab: 30, resident: true }),
  },
  "tokens.add": {
    kind: "mutate",
    input: () => ({ id: crypto.randomUUID(), name: "Sheet", scope: "read", days: 30 }),
  },
  "tokens.list": { kind: "query" },
  "tokens.revoke": { kind: "mutate", input: () => ({ id: crypto.randomUUID() }) },
  "transactions.add": {
    kind: "mutate",
    input: ({ ledgerFundId }) => transactionInput({ fundId: ledgerFundId }),
  },
  "transactions.delete": { kind: "mutate", input: ({ transactionId }) => ({ id: transactionId }) },
  "transactions.list": { kind: "query", input: ({ ledgerFundId }) => ({ fundId: ledgerFundId }) },
  "transactions.switch": {
    kind: "mutate",
    input: ({ ledgerFundId, otherLedgerFundId }) => ({
      fromFundId: ledgerFundId,
      toFundId: otherLedgerFundId,
      date: "2024-02-05",
      unitsOut: 1,
      unitsIn: 2,
      amount: 50,
    }),
  },
  "transactions.update": {
    kind: "mutate",
    input: ({ transactionId }) => ({ id: transactionId, data: { note: "Changed" } }),
  },
  "targets.get": { kind: "query", input: ({ holderId }) => ({ holderId }) },
  "targets.invest": { kind: "query", input: () => ({ amount: 5_000 }) },
  "targets.rebalance": { kind: "query" },
  "targets.remove": { kind: "mutate" },
  "targets.set": { kind: "mutate", input: ({ holderId }) => ({ ...targetInput, holderId }) },
  "targets.setKind": { kind: "mutate", input: ({ amfiCode }) => ({ amfiCode, kind: "gold" }) },
  "watch.add": { kind: "mutate", input: ({ amfiCode }) => ({ code: amfiCode }) },
  "watch.list": { kind: "query" },
  "watch.remove": { kind: "mutate", input: ({ amfiCode }) => ({ code: amfiCode }) },
};

/** An owner with two funds, one of them shared, with a sender and a recipient. */
export async function createResources(baseUrl: string): Promise<Resources> {
  const [owner, sender, to] = [
    await registerRecipient(baseUrl),
    await registerUser(baseUrl),
    await registerRecipient(baseUrl),
  ];
  await addFund(sender);
  await share(sender, owner);
  await owner.mutate("sharing.setPermission", { canShare: false });
  await addFund(owner);
  await share(owner, to);
  const fundId = await addFund(owner);
  const { id: holderId } = await addHolder(owner);
  const { id: goalId } = await addGoal(owner);
  okay(await owner.mutate("targets.set", targetInput));
  const { removalId } = okay<{ removalId: string }>(
    await owner.mutate("funds.delete", { id: await addFund(owner) }),
  );
  const [ledgerFundId, otherLedgerFundId] = [await addLedger(owner), await addLedger(owner)];
  const transactionId = await addTransaction(owner, { fundId: ledgerFundId });
  const sipId = await addSip(owner, { fundId: ledgerFundId });
  const imported = commitInput([fundItem({ printed: printedBalance() }), transactionItem("a")]);
  await commit(owner, imported);
  const { sessions } = (await owner.query("account.security")).data as Security;
  const sessionId = sessions[0]?.id ?? "";
  return {
    owner,
    fundId,
    ledgerFundId,
    otherLedgerFundId,
    transactionId,
    sipId,
    importId: imported.importId,
    sessionId,
    senderId: sender.id,
    recipientId: to.id,
    holderId,
    goalId,
    amfiCode: fundInput().amfiCode,
    removalId,
  };
}

/** All stored rows of an owner. */
export const holdings = (databaseUrl: string, { owner }: Resources) =>
  readAll(
    databaseUrl,
    [
      "select id, name, email, password_hash, can_share from users where email = ?",
      "select * from funds where user_id = (select id from users where email = ?)",
      "select * from categories where user_id = (select id from users where email = ?)",
      "select id from sessions where user_id = (select id from users where email = ?)",
      "select * from transactions where user_id = (select id from users where email = ?)",
      "select * from imports where user_id = (select id from users where email = ?)",
      "select * from statement_balances where user_id = (select id from users where email = ?)",
      "select * from removals where user_id = (select id from users where email = ?)",
      "select * from removed_rows where user_id = (select id from users where email = ?)",
      "select * from holders where user_id = (select id from users where email = ?)",
      "select * from exit_loads where user_id = (select id from users where email = ?)",
      "select * from tax_schemes where user_id = (select id from users where email = ?)",
      "select * from tax_profiles where user_id = (select id from users where email = ?)",
      "select * from tax_losses where user_id = (select id from users where email = ?)",
      "select * from goals where user_id = (select id from users where email = ?)",
      "select * from targets where user_id = (select id from users where email = ?)",
      "select * from sips where user_id = (select id from users where email = ?)",
      "select * from shared_funds where (select id from users where email = ?) in (sender_id, recipient_id)",
    ].map((sql) => ({ sql, args: [owner.email] })),
  );
