import { describe, expect, inject, it } from "vitest";
import type { AppRouter } from "../../src/server/trpc/router.ts";
import type { Security } from "../../src/shared/account/schema.ts";
import { fundInput, investor, password, person, type Person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { addFund, party, recipient, share } from "../support/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

type Routers = AppRouter["_def"]["record"];
type Procedure = {
  [Feature in keyof Routers]: `${Feature & string}.${keyof Routers[Feature] & string}`;
}[keyof Routers];

/** Somebody's things, by the ids that a stranger might have got hold of. */
type Things = {
  owner: Person;
  fundId: string;
  sessionId: string;
  /** Somebody who shares with the owner, and somebody with whom the owner shares. */
  senderId: string;
  recipientId: string;
};
type Rule = {
  kind: "ask" | "tell";
  input?: (things: Things) => unknown;
  /** The status for nobody, for another user who names the owner's things, and for the owner. */
  nobody: number;
  stranger: number;
  owner: number;
};

const code = "A".repeat(43);
const newPassword = { password: "battery staple", confirmPassword: "battery staple" };

/** Every procedure there is: the type wants each to have its line. */
const rules: Record<Procedure, Rule> = {
  "account.changePassword": {
    kind: "tell",
    // A stranger who knows the owner's password changes at most their own.
    input: () => ({ currentPassword: password, ...newPassword }),
    nobody: 401,
    stranger: 200,
    owner: 200,
  },
  "account.delete": {
    kind: "tell",
    input: () => ({ password }),
    nobody: 401,
    stranger: 200,
    owner: 200,
  },
  "account.endOtherSessions": { kind: "tell", nobody: 401, stranger: 200, owner: 200 },
  "account.endSession": {
    kind: "tell",
    input: ({ sessionId }) => ({ id: sessionId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "account.security": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "auth.login": {
    kind: "tell",
    input: ({ owner }) => ({ email: owner.email, password: "wrong horse" }),
    nobody: 401,
    stranger: 401,
    owner: 401,
  },
  "auth.logout": { kind: "tell", nobody: 200, stranger: 200, owner: 200 },
  "auth.me": { kind: "ask", nobody: 200, stranger: 200, owner: 200 },
  "auth.register": {
    kind: "tell",
    input: ({ owner }) => ({ name: "Thief", email: owner.email, ...newPassword }),
    nobody: 409,
    stranger: 409,
    owner: 409,
  },
  "auth.requestPasswordReset": {
    kind: "tell",
    input: ({ owner }) => ({ email: owner.email }),
    nobody: 200,
    stranger: 200,
    owner: 200,
  },
  "auth.resetPassword": {
    kind: "tell",
    input: () => ({ code, password: newPassword.password }),
    nobody: 400,
    stranger: 400,
    owner: 400,
  },
  "auth.syncToken": { kind: "ask", nobody: 404, stranger: 404, owner: 404 },
  "auth.verifyResetCode": {
    kind: "ask",
    input: () => ({ code }),
    nobody: 400,
    stranger: 400,
    owner: 400,
  },
  "categories.list": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "funds.add": {
    kind: "tell",
    // The same id under another user is another fund.
    input: ({ fundId }) => fundInput({ id: fundId }),
    nobody: 401,
    stranger: 200,
    owner: 200,
  },
  "funds.delete": {
    kind: "tell",
    input: ({ fundId }) => ({ id: fundId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "funds.list": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "funds.refreshNav": { kind: "tell", nobody: 401, stranger: 200, owner: 200 },
  "funds.update": {
    kind: "tell",
    input: ({ fundId }) => ({ id: fundId, data: { units: 1 } }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "nav.status": { kind: "ask", nobody: 200, stranger: 200, owner: 200 },
  "sharing.block": {
    kind: "tell",
    input: ({ senderId }) => ({ senderId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "sharing.blocked": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "sharing.recipients": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "sharing.remove": {
    kind: "tell",
    input: ({ senderId }) => ({ senderId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "sharing.senderFunds": {
    kind: "ask",
    input: ({ senderId }) => ({ senderId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "sharing.senders": { kind: "ask", nobody: 401, stranger: 200, owner: 200 },
  "sharing.setPermission": {
    kind: "tell",
    input: () => ({ canShare: true }),
    nobody: 401,
    stranger: 200,
    owner: 200,
  },
  "sharing.share": {
    kind: "tell",
    // Who has no funds has none to share.
    input: ({ recipientId }) => ({ recipientId }),
    nobody: 401,
    stranger: 409,
    owner: 200,
  },
  "sharing.unblock": {
    kind: "tell",
    input: ({ senderId }) => ({ senderId }),
    nobody: 401,
    stranger: 200,
    owner: 200,
  },
  "sharing.unshare": {
    kind: "tell",
    input: ({ recipientId }) => ({ recipientId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
  "sharing.update": {
    kind: "tell",
    input: ({ recipientId }) => ({ recipientId }),
    nobody: 401,
    stranger: 404,
    owner: 200,
  },
};

async function somebodysThings(): Promise<Things> {
  const [owner, sender, to] = [
    await recipient(baseUrl),
    await party(baseUrl),
    await recipient(baseUrl),
  ];
  await addFund(sender);
  await share(sender, owner);
  await owner.tell("sharing.setPermission", { canShare: false });
  await addFund(owner);
  await share(owner, to);
  const fundId = await addFund(owner);
  const { sessions } = (await owner.ask("account.security")).data as Security;
  const sessionId = sessions[0]?.id ?? "";
  return { owner, fundId, sessionId, senderId: sender.id, recipientId: to.id };
}

/** All that the owner has, as the database holds it. */
const holdings = async ({ owner }: Things) =>
  Promise.all(
    [
      "select id, name, email, password_hash, can_share from users where email = ?",
      "select * from funds where user_id = (select id from users where email = ?)",
      "select * from categories where user_id = (select id from users where email = ?)",
      "select id from sessions where user_id = (select id from users where email = ?)",
      "select * from shared_funds where (select id from users where email = ?) in (sender_id, recipient_id)",
    ].map((query) => rows(databaseUrl, query, [owner.email])),
  );

describe.each(Object.entries(rules))("%s", (procedure, { kind, input, ...statuses }) => {
  const call = (who: Person, things: Things) => who[kind](procedure, input?.(things));

  it("refuses nobody and strangers what is the owner's, and changes nothing of it", async () => {
    const things = await somebodysThings();
    const before = await holdings(things);
    for (const [who, status] of [
      [person(baseUrl), statuses.nobody],
      [await investor(baseUrl, "Stranger"), statuses.stranger],
    ] as const) {
      const answer = await call(who, things);
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.data ?? null)).not.toContain(things.sessionId);
      expect(JSON.stringify(answer.data ?? null)).not.toContain(things.owner.email);
    }
    expect(await holdings(things)).toEqual(before);
  });

  it("does it for the owner", async () => {
    const things = await somebodysThings();
    const answer = await call(things.owner, things);
    expect(answer.status).toBe(statuses.owner);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
