import { beforeAll, describe, expect, inject, it } from "vitest";
import { register, apiClient, type ApiClient } from "../support/api-client.ts";
import {
  calls,
  holdings,
  createResources,
  type Procedure,
  type Resources,
} from "../support/procedures.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The status without a session, for another user with the owner's ids, and for the owner. */
type Statuses = { nobody: number; stranger: number; owner: number };

const rules: Record<Procedure, Statuses> = {
  // A stranger with the owner's password changes only their own account.
  "account.changePassword": { nobody: 401, stranger: 200, owner: 200 },
  "account.delete": { nobody: 401, stranger: 200, owner: 200 },
  "account.endOtherSessions": { nobody: 401, stranger: 200, owner: 200 },
  "account.endSession": { nobody: 401, stranger: 404, owner: 200 },
  "account.security": { nobody: 401, stranger: 200, owner: 200 },
  "account.unlinkGoogle": { nobody: 401, stranger: 200, owner: 200 },
  // No Google identity is pending.
  "auth.linkGoogleByMail": { nobody: 400, stranger: 400, owner: 400 },
  "auth.linkGoogleByPassword": { nobody: 400, stranger: 400, owner: 400 },
  "auth.login": { nobody: 401, stranger: 401, owner: 401 },
  "auth.logout": { nobody: 200, stranger: 200, owner: 200 },
  "auth.me": { nobody: 200, stranger: 200, owner: 200 },
  "auth.pendingGoogleLink": { nobody: 200, stranger: 200, owner: 200 },
  "auth.register": { nobody: 409, stranger: 409, owner: 409 },
  "auth.requestPasswordReset": { nobody: 200, stranger: 200, owner: 200 },
  "auth.resetPassword": { nobody: 400, stranger: 400, owner: 400 },
  "auth.sendGoogleLinkMail": { nobody: 400, stranger: 400, owner: 400 },
  "auth.syncToken": { nobody: 401, stranger: 404, owner: 404 },
  "auth.verifyResetCode": { nobody: 400, stranger: 400, owner: 400 },
  "categories.list": { nobody: 401, stranger: 200, owner: 200 },
  // The same id under another user is another fund.
  "funds.add": { nobody: 401, stranger: 200, owner: 200 },
  "funds.delete": { nobody: 401, stranger: 404, owner: 200 },
  "funds.list": { nobody: 401, stranger: 200, owner: 200 },
  "funds.refreshNav": { nobody: 401, stranger: 200, owner: 200 },
  "funds.update": { nobody: 401, stranger: 404, owner: 200 },
  "nav.status": { nobody: 200, stranger: 200, owner: 200 },
  "sharing.block": { nobody: 401, stranger: 404, owner: 200 },
  "sharing.blocked": { nobody: 401, stranger: 200, owner: 200 },
  "sharing.recipients": { nobody: 401, stranger: 200, owner: 200 },
  "sharing.remove": { nobody: 401, stranger: 404, owner: 200 },
  "sharing.senderFunds": { nobody: 401, stranger: 404, owner: 200 },
  "sharing.senders": { nobody: 401, stranger: 200, owner: 200 },
  "sharing.setPermission": { nobody: 401, stranger: 200, owner: 200 },
  // The stranger has no funds to share.
  "sharing.share": { nobody: 401, stranger: 409, owner: 200 },
  "sharing.unblock": { nobody: 401, stranger: 200, owner: 200 },
  "sharing.unshare": { nobody: 401, stranger: 404, owner: 200 },
  "sharing.update": { nobody: 401, stranger: 404, owner: 200 },
};

/** An owner whose data no other caller may change. */
let untouched: Resources;
beforeAll(async () => {
  untouched = await createResources(baseUrl);
});

describe.each(Object.entries(rules) as [Procedure, Statuses][])("%s", (procedure, statuses) => {
  const { kind, input } = calls[procedure];
  const call = (who: ApiClient, things: Resources) => who[kind](procedure, input?.(things));

  it("refuses other callers and leaves the owner's data unchanged", async () => {
    const before = await holdings(databaseUrl, untouched);
    for (const [who, status] of [
      [apiClient(baseUrl), statuses.nobody],
      [await register(baseUrl, "Stranger"), statuses.stranger],
    ] as const) {
      const answer = await call(who, untouched);
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.data ?? null)).not.toContain(untouched.sessionId);
      expect(JSON.stringify(answer.data ?? null)).not.toContain(untouched.owner.email);
    }
    expect(await holdings(databaseUrl, untouched)).toEqual(before);
  });

  it("succeeds for the owner", async () => {
    const things = kind === "query" ? untouched : await createResources(baseUrl);
    const answer = await call(things.owner, things);
    expect(answer.status).toBe(statuses.owner);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a caller without a session", () => {
  const signedIn = (Object.keys(rules) as Procedure[]).filter(
    (procedure) => rules[procedure].nobody === 401 && procedure !== "auth.login",
  );

  it.each(signedIn)("is refused by %s before the input is validated", async (procedure) => {
    const { kind, input } = calls[procedure];
    const signedOut = await register(baseUrl);
    const ended = signedOut.cookie();
    await signedOut.mutate("auth.logout");
    for (const cookie of ["", ended, "fundbook=x"]) {
      for (const sent of ["text", { unknown: true }, input?.(untouched)]) {
        const { error } = await apiClient(baseUrl, cookie)[kind](procedure, sent);
        expect(error?.message).toBe("No user is logged in");
        expect(error?.data).toMatchObject({ appCode: "auth/unauthenticated", httpStatus: 401 });
      }
    }
  });
});
