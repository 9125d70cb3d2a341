import type { Procedure } from "../api/procedures.ts";

/**
 * Thousand steps, and thousand rows that the database reads, of one call by a user who has nearly all that is allowed: two
 * fifths more than it takes. A number that must rise says that something has become slower.
 */
export type Bound = readonly [steps: number, rows: number];
export type Bounds = Readonly<Record<string, Bound>>;

/**
 * Steps between two turns: about 50 ms of a free core, twice as long on one that others share, by `npm run bench steps`.
 */
export const longestTurn = 1_000_000;

/** In a download, whose pages are whole funds: the largest fund with its notes is one. */
export const longestTurnOfDownload = 2 * longestTurn;

/** Of an answer. */
export const maxBytes = 2_000_000;

export const procedureBounds: Readonly<Record<Procedure, Bound>> = {
  "account.changeName": [20, 1],
  "account.changePassword": [850, 1],
  "account.delete": [20, 44],
  "account.endOtherSessions": [20, 1],
  "account.endSession": [20, 1],
  "account.events": [20, 1],
  "account.invitations": [20, 1],
  "account.invite": [20, 1],
  "account.security": [26, 1],
  "account.setLanguage": [20, 1],
  "account.unlinkProvider": [20, 1],
  "account.withdrawInvitation": [20, 1],
  "auth.checkInvitation": [20, 1],
  "auth.confirm": [360, 1],
  "auth.linkByMail": [20, 1],
  "auth.linkByPassword": [20, 1],
  "auth.linkSignedIn": [20, 1],
  "auth.login": [350, 1],
  "auth.loginCode": [20, 1],
  "auth.logout": [20, 1],
  "auth.me": [20, 1],
  "auth.pendingLink": [20, 1],
  "auth.register": [500, 1],
  "auth.requestPasswordReset": [28, 1],
  "auth.resetPassword": [20, 1],
  "auth.sendLinkMail": [20, 1],
  "auth.syncToken": [20, 1],
  "auth.trustDevice": [20, 1],
  "auth.verifyResetCode": [20, 1],
  "categories.list": [20, 1],
  "compare.completeHistories": [43, 17],
  "compare.schemes": [20, 1],
  "demo.start": [20, 1],
  "direct.fund": [11_000, 300],
  "direct.portfolio": [8200, 160],
  "email.change": [20, 1],
  "email.confirm": [20, 1],
  "email.prove": [20, 1],
  "email.revert": [20, 1],
  "email.sendProof": [20, 1],
  "factor.cancelLoss": [20, 1],
  "factor.cancelLossByLink": [20, 1],
  "factor.codes": [20, 1],
  "factor.confirmLoss": [20, 1],
  "factor.reportLoss": [20, 1],
  "factor.start": [20, 1],
  "factor.turnOff": [20, 1],
  "factor.turnOn": [20, 1],
  "funds.add": [44, 3],
  "funds.delete": [140, 7],
  "funds.list": [800, 3],
  "funds.refreshNav": [20, 3],
  "funds.startLedger": [53, 8],
  "funds.update": [48, 3],
  "goals.add": [560, 89],
  "goals.delete": [20, 2],
  "goals.list": [8700, 82],
  "goals.update": [490, 88],
  "holders.add": [24, 2],
  "holders.delete": [57, 8],
  "holders.list": [20, 2],
  "holders.update": [35, 2],
  "imports.balances": [270, 160],
  "imports.commit": [170, 30],
  "imports.firstNavs": [20, 1],
  "imports.ledgers": [1200, 17],
  "imports.list": [20, 2],
  "imports.undo": [1200, 880],
  "nav.status": [20, 1],
  "passkeys.add": [20, 1],
  "passkeys.addOptions": [20, 1],
  "passkeys.confirm": [20, 1],
  "passkeys.confirmOptions": [20, 1],
  "passkeys.list": [20, 1],
  "passkeys.remove": [20, 1],
  "passkeys.rename": [20, 1],
  "passkeys.signIn": [20, 1],
  "passkeys.signInOptions": [20, 1],
  "portfolio.fund": [670, 7],
  "portfolio.history": [1200, 27],
  "portfolio.performance": [12_000, 140],
  "programs.addImport": [9600, 200],
  "programs.compare": [33, 1],
  "programs.fund": [25, 1],
  "programs.funds": [680, 3],
  "programs.history": [1200, 27],
  "programs.returns": [1200, 27],
  "programs.transactions": [150, 150],
  "removals.list": [20, 1],
  "removals.restore": [24, 6],
  "sharing.block": [20, 6],
  "sharing.blocked": [20, 1],
  "sharing.dismissEnded": [20, 1],
  "sharing.ended": [20, 1],
  "sharing.recipients": [30, 2],
  "sharing.remove": [20, 14],
  "sharing.senderFunds": [1900, 12],
  "sharing.senders": [20, 1],
  "sharing.setPermission": [20, 1],
  "sharing.share": [47, 33],
  "sharing.unblock": [20, 1],
  "sharing.unshare": [20, 13],
  "sharing.update": [20, 9],
  "sips.add": [97, 10],
  "sips.delete": [20, 2],
  "sips.list": [140, 3],
  "sips.update": [94, 2],
  "targets.get": [20, 2],
  "targets.invest": [1500, 10],
  "targets.rebalance": [23_000, 310],
  "targets.remove": [20, 2],
  "targets.set": [21, 2],
  "targets.setKind": [20, 3],
  "tax.harvest": [25_000, 300],
  "tax.lots": [11_000, 300],
  "tax.report": [12_000, 300],
  "tax.sales": [11_000, 300],
  "tax.sellable": [16_000, 300],
  "tax.setCarriedLosses": [20, 1],
  "tax.setClass": [20, 3],
  "tax.setExitLoad": [20, 1],
  "tax.setFmv": [20, 3],
  "tax.setProfile": [20, 1],
  "tax.whatIf": [11_000, 300],
  "tokens.add": [20, 1],
  "tokens.list": [20, 1],
  "tokens.revoke": [20, 1],
  "transactions.add": [220, 40],
  "transactions.delete": [1100, 170],
  "transactions.list": [2500, 16],
  "transactions.switch": [1200, 34],
  "transactions.update": [1300, 170],
  "watch.add": [56, 4],
  "watch.list": [40, 1],
  "watch.remove": [20, 1],
};

/** A page, a part of an import, a password or a public list bounds them, however large the account is. */
const regardlessOfAccount: ReadonlySet<string> = new Set([
  "account.changePassword",
  "auth.confirm",
  "auth.login",
  "auth.register",
  "imports.commit",
  "imports.ledgers",
  "programs.transactions",
  "transactions.list",
  "/api/v1/transactions",
  "tool transactions",
  "tool compare",
  "/api/schemes",
]);

/** What each call takes besides, in the smallest account: thousand steps, and thousand rows. */
const fixed: Bound = [60, 3];

/** @returns the bound for a user who has a part of what is allowed; no higher than for one who has all of it */
export function boundAt(part: number, name: string, bounds: Bounds): Bound {
  const [steps, rows] = bounds[name] ?? [0, 0];
  if (regardlessOfAccount.has(name)) return [steps, rows];
  return [Math.min(steps, steps * part + fixed[0]), Math.min(rows, rows * part + fixed[1])];
}

export const routeBounds: Bounds = {
  "/api/v1/portfolio": [13_000, 160],
  "/api/v1/funds": [1100, 13],
  "/api/v1/funds/fund-0001": [680, 10],
  "/api/v1/transactions": [170, 150],
  "/api/v1/performance": [23_000, 270],
  "/api/v1/history": [23_000, 270],
  "/api/v1/tax/2025-26": [12_000, 310],
  "tool portfolio": [12_000, 150],
  "tool funds": [750, 6],
  "tool fund": [680, 12],
  "tool transactions": [850, 150],
  "tool returns": [23_000, 270],
  "tool tax_year": [12_000, 310],
  "tool what_if_sell": [13_000, 310],
  "tool compare": [150, 3],
  "/api/health": [20, 1],
  "/api/schemes": [330, 2],
  "/api/openapi.json": [20, 1],
  "/api/nav-history/800001": [20, 1],
};

/** By trigger: the notices, and the hourly job with all its parts. */
export const jobBounds: Bounds = {
  "10-50/10 * * * *": [20, 1],
  "5 * * * *": [300, 40],
};
