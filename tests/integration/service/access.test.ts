import { beforeAll, describe, expect, inject, it } from "vitest";
import { register, apiClient, password, type ApiClient } from "../../support/api/api-client.ts";
import {
  calls,
  holdings,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The status without a session, for another user with the owner's ids, and for the owner. */
type Statuses = { anonymous: number; stranger: number; owner: number };

const rules: Record<Procedure, Statuses> = {
  // A stranger with the owner's password changes only their own account.
  "account.changeName": { anonymous: 401, stranger: 200, owner: 200 },
  "account.changePassword": { anonymous: 401, stranger: 200, owner: 200 },
  "account.delete": { anonymous: 401, stranger: 200, owner: 200 },
  "account.endOtherSessions": { anonymous: 401, stranger: 200, owner: 200 },
  // A stranger's call finds no such session, and changes nothing.
  "account.endSession": { anonymous: 401, stranger: 200, owner: 200 },
  "account.events": { anonymous: 401, stranger: 200, owner: 200 },
  "account.invitations": { anonymous: 401, stranger: 200, owner: 200 },
  // Accounts are not by invitation in this product.
  "account.invite": { anonymous: 401, stranger: 403, owner: 403 },
  "account.security": { anonymous: 401, stranger: 200, owner: 200 },
  "account.setLanguage": { anonymous: 401, stranger: 200, owner: 200 },
  // Google is not set up in this product.
  "account.unlinkProvider": { anonymous: 401, stranger: 404, owner: 404 },
  "account.withdrawInvitation": { anonymous: 401, stranger: 200, owner: 200 },
  // No such assistant has asked.
  "assistants.allow": { anonymous: 401, stranger: 400, owner: 400 },
  "assistants.ask": { anonymous: 401, stranger: 400, owner: 400 },
  "assistants.deny": { anonymous: 401, stranger: 400, owner: 400 },
  "auth.checkInvitation": { anonymous: 200, stranger: 200, owner: 200 },
  "auth.confirm": { anonymous: 401, stranger: 200, owner: 200 },
  // No Google identity is pending.
  "auth.linkByMail": { anonymous: 400, stranger: 400, owner: 400 },
  "auth.linkByPassword": { anonymous: 400, stranger: 400, owner: 400 },
  "auth.linkSignedIn": { anonymous: 401, stranger: 400, owner: 400 },
  // Nobody has a ticket.
  "auth.loginCode": { anonymous: 401, stranger: 401, owner: 401 },
  "auth.login": { anonymous: 401, stranger: 401, owner: 401 },
  "auth.logout": { anonymous: 200, stranger: 200, owner: 200 },
  "auth.me": { anonymous: 200, stranger: 200, owner: 200 },
  "auth.pendingLink": { anonymous: 200, stranger: 200, owner: 200 },
  "auth.register": { anonymous: 409, stranger: 409, owner: 409 },
  "auth.requestPasswordReset": { anonymous: 200, stranger: 200, owner: 200 },
  "auth.resetPassword": { anonymous: 400, stranger: 400, owner: 400 },
  "auth.sendLinkMail": { anonymous: 400, stranger: 400, owner: 400 },
  "auth.syncToken": { anonymous: 401, stranger: 404, owner: 404 },
  "auth.trustDevice": { anonymous: 400, stranger: 400, owner: 400 },
  "auth.verifyResetCode": { anonymous: 400, stranger: 400, owner: 400 },
  "calendar.list": { anonymous: 401, stranger: 200, owner: 200 },
  "calendar.make": { anonymous: 401, stranger: 200, owner: 200 },
  "calendar.revoke": { anonymous: 401, stranger: 200, owner: 200 },
  "categories.list": { anonymous: 401, stranger: 200, owner: 200 },
  "compare.completeHistories": { anonymous: 401, stranger: 200, owner: 200 },
  "compare.schemes": { anonymous: 401, stranger: 200, owner: 200 },
  // No scheme list is loaded, and signed-in callers are refused.
  "demo.start": { anonymous: 503, stranger: 409, owner: 409 },
  "direct.fund": { anonymous: 401, stranger: 404, owner: 200 },
  "direct.portfolio": { anonymous: 401, stranger: 200, owner: 200 },
  // No link was mailed.
  "email.change": { anonymous: 401, stranger: 200, owner: 200 },
  "email.confirm": { anonymous: 401, stranger: 400, owner: 400 },
  "email.revert": { anonymous: 400, stranger: 400, owner: 400 },
  "email.prove": { anonymous: 401, stranger: 400, owner: 400 },
  "email.sendProof": { anonymous: 401, stranger: 200, owner: 200 },
  // No link was mailed, and no factor is on.
  "factor.cancelLossByLink": { anonymous: 400, stranger: 400, owner: 400 },
  "factor.codes": { anonymous: 401, stranger: 409, owner: 409 },
  "factor.confirmLoss": { anonymous: 400, stranger: 400, owner: 400 },
  "factor.cancelLoss": { anonymous: 401, stranger: 200, owner: 200 },
  "factor.reportLoss": { anonymous: 401, stranger: 401, owner: 401 },
  "factor.start": { anonymous: 401, stranger: 200, owner: 200 },
  "factor.turnOff": { anonymous: 401, stranger: 200, owner: 200 },
  // Nothing was started.
  "factor.turnOn": { anonymous: 401, stranger: 400, owner: 400 },
  // The same id under another user is another fund.
  "funds.add": { anonymous: 401, stranger: 200, owner: 200 },
  "funds.delete": { anonymous: 401, stranger: 404, owner: 200 },
  "funds.list": { anonymous: 401, stranger: 200, owner: 200 },
  "funds.refreshNav": { anonymous: 401, stranger: 200, owner: 200 },
  "funds.startLedger": { anonymous: 401, stranger: 404, owner: 200 },
  "funds.update": { anonymous: 401, stranger: 404, owner: 200 },
  "goals.add": { anonymous: 401, stranger: 404, owner: 200 },
  "goals.delete": { anonymous: 401, stranger: 404, owner: 200 },
  "goals.list": { anonymous: 401, stranger: 200, owner: 200 },
  "goals.update": { anonymous: 401, stranger: 404, owner: 200 },
  // The same id under another user is another person.
  "holders.add": { anonymous: 401, stranger: 200, owner: 200 },
  "holders.delete": { anonymous: 401, stranger: 404, owner: 200 },
  "holders.list": { anonymous: 401, stranger: 200, owner: 200 },
  "holders.update": { anonymous: 401, stranger: 404, owner: 200 },
  "imports.balances": { anonymous: 401, stranger: 200, owner: 200 },
  "imports.commit": { anonymous: 401, stranger: 200, owner: 200 },
  "imports.firstNavs": { anonymous: 401, stranger: 200, owner: 200 },
  "imports.ledgers": { anonymous: 401, stranger: 200, owner: 200 },
  "imports.list": { anonymous: 401, stranger: 200, owner: 200 },
  // A stranger's call finds no such import, and changes nothing.
  "imports.undo": { anonymous: 401, stranger: 200, owner: 200 },
  // The inbox is off here.
  "inbox.address": { anonymous: 401, stranger: 404, owner: 404 },
  "inbox.done": { anonymous: 401, stranger: 404, owner: 404 },
  "inbox.list": { anonymous: 401, stranger: 404, owner: 404 },
  "inbox.replace": { anonymous: 401, stranger: 404, owner: 404 },
  "inbox.restore": { anonymous: 401, stranger: 404, owner: 404 },
  "letters.preview": { anonymous: 401, stranger: 200, owner: 200 },
  "letters.save": { anonymous: 401, stranger: 200, owner: 200 },
  "letters.settings": { anonymous: 401, stranger: 200, owner: 200 },
  "nav.status": { anonymous: 200, stranger: 200, owner: 200 },
  // No challenge was asked for.
  "passkeys.add": { anonymous: 401, stranger: 400, owner: 400 },
  "passkeys.addOptions": { anonymous: 401, stranger: 200, owner: 200 },
  "passkeys.confirm": { anonymous: 401, stranger: 400, owner: 400 },
  "passkeys.confirmOptions": { anonymous: 401, stranger: 200, owner: 200 },
  "passkeys.list": { anonymous: 401, stranger: 200, owner: 200 },
  "passkeys.remove": { anonymous: 401, stranger: 200, owner: 200 },
  "passkeys.rename": { anonymous: 401, stranger: 404, owner: 404 },
  "passkeys.signIn": { anonymous: 400, stranger: 400, owner: 400 },
  "passkeys.signInOptions": { anonymous: 200, stranger: 200, owner: 200 },
  "portfolio.fund": { anonymous: 401, stranger: 404, owner: 200 },
  "portfolio.history": { anonymous: 401, stranger: 404, owner: 200 },
  "portfolio.home": { anonymous: 401, stranger: 200, owner: 200 },
  "portfolio.performance": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.addTransactions": { anonymous: 401, stranger: 400, owner: 200 },
  "programs.addImport": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.fund": { anonymous: 401, stranger: 404, owner: 200 },
  "programs.funds": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.compare": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.history": { anonymous: 401, stranger: 404, owner: 200 },
  "programs.nav": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.schemes": { anonymous: 401, stranger: 200, owner: 200 },
  "programs.returns": { anonymous: 401, stranger: 404, owner: 200 },
  "programs.transactions": { anonymous: 401, stranger: 200, owner: 200 },
  "reports.get": { anonymous: 401, stranger: 200, owner: 200 },
  "reports.transactions": { anonymous: 401, stranger: 200, owner: 200 },
  "push.add": { anonymous: 401, stranger: 200, owner: 200 },
  "push.key": { anonymous: 401, stranger: 200, owner: 200 },
  "push.remove": { anonymous: 401, stranger: 200, owner: 200 },
  "removals.list": { anonymous: 401, stranger: 200, owner: 200 },
  "removals.restore": { anonymous: 401, stranger: 404, owner: 200 },
  "sharing.askForUpdate": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.block": { anonymous: 401, stranger: 404, owner: 200 },
  "sharing.blocked": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.dismissEnded": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.ended": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.keepUp": { anonymous: 401, stranger: 404, owner: 200 },
  "sharing.recipients": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.refuseKeepUp": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.remove": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.senderFunds": { anonymous: 401, stranger: 404, owner: 200 },
  "sharing.senders": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.setPermission": { anonymous: 401, stranger: 200, owner: 200 },
  // The person is not of the stranger's account.
  "sharing.share": { anonymous: 401, stranger: 404, owner: 200 },
  "sharing.stopKeepUp": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.unblock": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.unshare": { anonymous: 401, stranger: 200, owner: 200 },
  "sharing.update": { anonymous: 401, stranger: 404, owner: 200 },
  "sips.add": { anonymous: 401, stranger: 404, owner: 200 },
  "sips.delete": { anonymous: 401, stranger: 404, owner: 200 },
  "sips.list": { anonymous: 401, stranger: 200, owner: 200 },
  "sips.update": { anonymous: 401, stranger: 404, owner: 200 },
  "targets.get": { anonymous: 401, stranger: 404, owner: 200 },
  // A stranger has no target.
  "targets.invest": { anonymous: 401, stranger: 404, owner: 200 },
  "targets.rebalance": { anonymous: 401, stranger: 404, owner: 200 },
  "targets.remove": { anonymous: 401, stranger: 404, owner: 200 },
  "targets.set": { anonymous: 401, stranger: 404, owner: 200 },
  "targets.setKind": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.harvest": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.lots": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.sales": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.sellable": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.setExitLoad": { anonymous: 401, stranger: 404, owner: 200 },
  // More units than the fund has.
  "tax.whatIf": { anonymous: 401, stranger: 404, owner: 409 },
  "tax.report": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.setCarriedLosses": { anonymous: 401, stranger: 404, owner: 200 },
  // A stranger has no fund of the scheme.
  "tax.setClass": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.setFmv": { anonymous: 401, stranger: 404, owner: 200 },
  "tax.setProfile": { anonymous: 401, stranger: 404, owner: 200 },
  "tokens.add": { anonymous: 401, stranger: 200, owner: 200 },
  "tokens.list": { anonymous: 401, stranger: 200, owner: 200 },
  "tokens.revoke": { anonymous: 401, stranger: 404, owner: 404 },
  "transactions.add": { anonymous: 401, stranger: 404, owner: 200 },
  "transactions.delete": { anonymous: 401, stranger: 404, owner: 200 },
  "transactions.list": { anonymous: 401, stranger: 404, owner: 200 },
  "transactions.switch": { anonymous: 401, stranger: 404, owner: 200 },
  "transactions.update": { anonymous: 401, stranger: 404, owner: 200 },
  // No scheme list is loaded.
  "watch.add": { anonymous: 401, stranger: 200, owner: 200 },
  "watch.list": { anonymous: 401, stranger: 200, owner: 200 },
  "watch.remove": { anonymous: 401, stranger: 200, owner: 200 },
};

/** What changes how a user signs in, or goes on without a session, needs a fresh one; nothing else does. */
const needsFresh: ReadonlySet<Procedure> = new Set([
  "account.changePassword",
  "account.delete",
  "account.unlinkProvider",
  "assistants.allow",
  "auth.linkSignedIn",
  "calendar.make",
  "email.change",
  "email.confirm",
  "factor.codes",
  "factor.start",
  "factor.turnOff",
  "factor.turnOn",
  "inbox.address",
  "inbox.replace",
  "passkeys.add",
  "passkeys.addOptions",
  "passkeys.remove",
  "sharing.keepUp",
  "tokens.add",
]);

/** Changes that take nothing away, so that one account can make them all. */
const additions: ReadonlySet<Procedure> = new Set([
  "account.changeName",
  "account.setLanguage",
  "account.withdrawInvitation",
  "auth.confirm",
  "auth.requestPasswordReset",
  "compare.completeHistories",
  "email.sendProof",
  "factor.cancelLoss",
  "funds.add",
  "funds.refreshNav",
  "goals.add",
  "holders.add",
  "imports.commit",
  "passkeys.addOptions",
  "passkeys.confirmOptions",
  "passkeys.signInOptions",
  "programs.addImport",
  "programs.addTransactions",
  "sharing.dismissEnded",
  "tax.setCarriedLosses",
  "tax.setClass",
  "tax.setExitLoad",
  "tax.setFmv",
  "tax.setProfile",
  "tokens.add",
  "watch.add",
  "watch.remove",
]);

/** An owner whose data no other caller may change. */
let untouched: Resources;
let growing: Resources;
/** For calls that are refused, and so change nothing of their own either. */
let refused: ApiClient;
beforeAll(async () => {
  // Other files load other lists into the same database.
  await loadFeed(databaseUrl, navFixture("six-columns"));
  untouched = await createResources(baseUrl);
  growing = await createResources(baseUrl);
  // The NAVs of its funds and copies are refreshed when they are read for the first time.
  const { owner, senderId } = untouched;
  await Promise.all([owner.query("funds.list"), owner.query("sharing.senderFunds", { senderId })]);
  refused = await register(baseUrl, "Stranger");
});

describe.concurrent.each(Object.entries(rules) as [Procedure, Statuses][])(
  "%s",
  (procedure, statuses) => {
    const { kind, input } = calls[procedure];
    const call = (user: ApiClient, things: Resources) => user[kind](procedure, input?.(things));

    it("refuses other callers and leaves the owner's data unchanged", async () => {
      const before = await holdings(databaseUrl, untouched);
      const isChange = kind === "mutate" && statuses.stranger === 200;
      const isOwn = isChange || needsFresh.has(procedure);
      const stranger = isOwn ? await register(baseUrl, "Stranger") : refused;
      await makeStale(databaseUrl, stranger);
      if (needsFresh.has(procedure)) {
        const { status, error } = await call(stranger, untouched);
        expect([status, error?.data.appCode]).toEqual([403, "auth/confirm-first"]);
        await stranger.mutate("auth.confirm", { password });
      }
      for (const [user, status] of [
        [apiClient(baseUrl), statuses.anonymous],
        [stranger, statuses.stranger],
      ] as const) {
        const answer = await call(user, untouched);
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.data ?? null)).not.toContain(untouched.sessionId);
        expect(JSON.stringify(answer.data ?? null)).not.toContain(untouched.owner.email);
      }
      expect(await holdings(databaseUrl, untouched)).toEqual(before);
    });

    it("succeeds for the owner", async () => {
      const isChange = kind === "mutate" && statuses.owner === 200;
      const own = () => (additions.has(procedure) ? growing : createResources(baseUrl));
      const things = isChange ? await own() : untouched;
      const answer = await call(things.owner, things);
      expect(answer.status).toBe(statuses.owner);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    });
  },
);

describe("a session that is not fresh", () => {
  let stale: ApiClient;
  beforeAll(async () => {
    stale = await register(baseUrl);
    await makeStale(databaseUrl, stale);
  });

  it.each([...needsFresh])("is refused by %s before the input is validated", async (procedure) => {
    const { kind } = calls[procedure];
    const { error } = await stale[kind](procedure, { unknown: true });
    expect(error?.data).toMatchObject({ appCode: "auth/confirm-first", httpStatus: 403 });
  });
});

/** Refused for want of a right password, not of a session. */
const ownRefusals: ReadonlySet<Procedure> = new Set([
  "auth.login",
  "auth.loginCode",
  "factor.reportLoss",
]);

describe("a caller without a session", () => {
  const signedIn = (Object.keys(rules) as Procedure[]).filter(
    (procedure) => rules[procedure].anonymous === 401 && !ownRefusals.has(procedure),
  );

  let ended: string;
  beforeAll(async () => {
    const signedOut = await register(baseUrl);
    ended = signedOut.cookie();
    await signedOut.mutate("auth.logout");
  });

  it.each(signedIn)("is refused by %s before the input is validated", async (procedure) => {
    const { kind, input } = calls[procedure];
    for (const [cookie, sent] of [
      ["", "text"],
      [ended, input?.(untouched)],
      ["fundbook=x", { unknown: true }],
    ] as const) {
      const { error } = await apiClient(baseUrl, cookie)[kind](procedure, sent);
      expect(error?.message).toBe("No user is logged in");
      expect(error?.data).toMatchObject({ appCode: "auth/unauthenticated", httpStatus: 401 });
    }
  });
});
