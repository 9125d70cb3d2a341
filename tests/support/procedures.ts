import type { AppRouter } from "../../src/server/router.ts";
import type { Security } from "../../src/shared/account/schema.ts";
import { toCursor } from "../../src/shared/sharing/recipient-cursor.ts";
import { fundInput, password, type Person } from "./person.ts";
import { rows } from "./rows.ts";
import { addFund, party, recipient, share } from "./sharing.ts";

type Routers = AppRouter["_def"]["record"];
export type Procedure = {
  [Feature in keyof Routers]: `${Feature & string}.${keyof Routers[Feature] & string}`;
}[keyof Routers];

/** Somebody's things, by the ids that a stranger might have got hold of. */
export type Things = {
  owner: Person;
  fundId: string;
  sessionId: string;
  /** Somebody who shares with the owner, and somebody with whom the owner shares. */
  senderId: string;
  recipientId: string;
};

type Call = { kind: "ask" | "tell"; input?: (things: Things) => unknown };

const code = "A".repeat(43);
const newPassword = { password: "battery staple", confirmPassword: "battery staple" };

/** How each procedure is called: the type wants every one to have its line. */
export const calls: Record<Procedure, Call> = {
  "account.changePassword": {
    kind: "tell",
    input: () => ({ currentPassword: password, ...newPassword }),
  },
  "account.delete": { kind: "tell", input: () => ({ password }) },
  "account.endOtherSessions": { kind: "tell" },
  "account.endSession": { kind: "tell", input: ({ sessionId }) => ({ id: sessionId }) },
  "account.security": { kind: "ask" },
  "account.unlinkGoogle": { kind: "tell", input: () => ({ password }) },
  "auth.linkGoogleByMail": { kind: "tell", input: () => ({ code }) },
  "auth.linkGoogleByPassword": { kind: "tell", input: () => ({ password }) },
  "auth.login": {
    kind: "tell",
    input: ({ owner }) => ({ email: owner.email, password: "wrong horse" }),
  },
  "auth.logout": { kind: "tell" },
  "auth.me": { kind: "ask" },
  "auth.pendingGoogleLink": { kind: "ask" },
  "auth.register": {
    kind: "tell",
    input: ({ owner }) => ({ name: "Thief", email: owner.email, ...newPassword }),
  },
  "auth.requestPasswordReset": { kind: "tell", input: ({ owner }) => ({ email: owner.email }) },
  "auth.resetPassword": { kind: "tell", input: () => ({ code, password: newPassword.password }) },
  "auth.sendGoogleLinkMail": { kind: "tell" },
  "auth.syncToken": { kind: "ask" },
  "auth.verifyResetCode": { kind: "tell", input: () => ({ code }) },
  "categories.list": { kind: "ask" },
  "funds.add": { kind: "tell", input: ({ fundId }) => fundInput({ id: fundId }) },
  "funds.delete": { kind: "tell", input: ({ fundId }) => ({ id: fundId }) },
  "funds.list": { kind: "ask" },
  "funds.refreshNav": { kind: "tell" },
  "funds.update": {
    kind: "tell",
    input: ({ fundId: id }) => {
      const { id: _, ...data } = fundInput({ units: 1 });
      return { id, data };
    },
  },
  "nav.status": { kind: "ask" },
  "sharing.block": { kind: "tell", input: ({ senderId }) => ({ senderId }) },
  "sharing.blocked": { kind: "ask" },
  "sharing.recipients": {
    kind: "ask",
    input: () => ({
      query: "ravi",
      cursor: toCursor({ isShared: true, name: "", id: "" }),
      direction: "forward",
    }),
  },
  "sharing.remove": { kind: "tell", input: ({ senderId }) => ({ senderId }) },
  "sharing.senderFunds": { kind: "ask", input: ({ senderId }) => ({ senderId }) },
  "sharing.senders": { kind: "ask" },
  "sharing.setPermission": { kind: "tell", input: () => ({ canShare: true }) },
  "sharing.share": { kind: "tell", input: ({ recipientId }) => ({ recipientId }) },
  "sharing.unblock": { kind: "tell", input: ({ senderId }) => ({ senderId }) },
  "sharing.unshare": { kind: "tell", input: ({ recipientId }) => ({ recipientId }) },
  "sharing.update": { kind: "tell", input: ({ recipientId }) => ({ recipientId }) },
};

/** An owner with two funds, one of them shared, with a sender and a recipient. */
export async function somebodysThings(baseUrl: string): Promise<Things> {
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

/** All that an owner has, as the database holds it. */
export const holdings = (databaseUrl: string, { owner }: Things) =>
  Promise.all(
    [
      "select id, name, email, password_hash, can_share from users where email = ?",
      "select * from funds where user_id = (select id from users where email = ?)",
      "select * from categories where user_id = (select id from users where email = ?)",
      "select id from sessions where user_id = (select id from users where email = ?)",
      "select * from shared_funds where (select id from users where email = ?) in (sender_id, recipient_id)",
    ].map((query) => rows(databaseUrl, query, [owner.email])),
  );
