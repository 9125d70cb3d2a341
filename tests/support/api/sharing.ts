import { expect } from "vitest";
import type { User } from "../../../src/shared/auth/schema.ts";
import type { AppCode } from "../../../src/shared/errors.ts";
import type {
  RecipientPage,
  SharedFundList,
  ShareResult,
} from "../../../src/shared/sharing/schema.ts";
import { fundInput, register, type Answer, type ApiClient } from "./api-client.ts";
import { runSql } from "../servers/run-sql.ts";

/** A signed-in client with its user's id and name. */
export type RegisteredUser = ApiClient & { id: string; name: string };

export async function registerUser(baseUrl: string, name = "Asha Rao"): Promise<RegisteredUser> {
  const client = await register(baseUrl, name);
  const { user } = (await client.query("auth.me")).data as { user: User };
  return { ...client, id: user.id, name };
}

/** Registers a user who permits sharing. */
export async function registerRecipient(
  baseUrl: string,
  name = "Ravi Iyer",
): Promise<RegisteredUser> {
  const client = await registerUser(baseUrl, name);
  await client.mutate("sharing.setPermission", { canShare: true });
  return client;
}

export async function addFund(owner: ApiClient, change: object = {}): Promise<string> {
  const input = fundInput(change);
  const { error } = await owner.mutate("funds.add", input);
  if (error !== undefined) throw new Error(error.message);
  return input.id;
}

/** Its answer without the version, which is never the same. */
export async function share(sender: ApiClient, { id }: RegisteredUser, terms: object = {}) {
  const { data, ...answer } = await sender.mutate("sharing.share", { recipientId: id, ...terms });
  const { version: _, ...result } = (data ?? {}) as Partial<ShareResult>;
  return { ...answer, data: data === undefined ? undefined : result };
}
export const update = (sender: ApiClient, { id }: RegisteredUser) =>
  sender.mutate("sharing.update", { recipientId: id });
export const unshare = (sender: ApiClient, { id }: RegisteredUser) =>
  sender.mutate("sharing.unshare", { recipientId: id });

/** Registers a sender who shares two funds with a recipient. */
export async function sharingPair(baseUrl: string) {
  const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
  const ids = [await addFund(sender), await addFund(sender, { category: "Gold", units: 3 })];
  await share(sender, to);
  return { sender, to, ids };
}

/** The copies that a recipient sees of a sender. */
export const seenBy = async (to: ApiClient, sender: RegisteredUser): Promise<SharedFundList> =>
  (await to.query("sharing.senderFunds", { senderId: sender.id })).data as SharedFundList;

export const recipientsFor = async (sender: ApiClient, input: object): Promise<RecipientPage> =>
  (await sender.query("sharing.recipients", input)).data as RecipientPage;

/** The stored shares and copies between two users. */
export async function storedBetween(
  databaseUrl: string,
  sender: RegisteredUser,
  to: RegisteredUser,
) {
  const [row] = await runSql(
    databaseUrl,
    `select (select count(*) from shares where recipient_id = ?1 and sender_id = ?2) as shares,
       (select count(*) from shared_funds where recipient_id = ?1 and sender_id = ?2) as copies`,
    [to.id, sender.id],
  );
  return { shares: row?.["shares"], copies: row?.["copies"] };
}
export const nothingStored = { shares: 0, copies: 0 };

/** The errors of sharing with status and message. */
export const refusals = {
  "sharing/not-allowed": [403, "Recipient does not allow sharing."],
  "sharing/no-funds": [409, "No funds to share."],
  "sharing/recipient-full": [409, "This person already receives funds from 100 people."],
  "sharing/too-many-copies": [
    409,
    "One person can receive at most 1,000 of your funds. Update what you share first.",
  ],
  "sharing/too-many-recipients": [409, "Funds can be shared with at most 100 people."],
  "sharing/no-new-funds": [409, "No new funds to share."],
  "sharing/not-shared": [404, "No funds are shared between you and this person."],
  "sharing/no-sender": [400, "No senderId provided"],
} as const satisfies Partial<Record<AppCode, [number, string]>>;

export const expectRefusal = ({ status, error }: Answer, code: keyof typeof refusals) =>
  expect([error?.data.appCode, status, error?.message]).toEqual([code, ...refusals[code]]);
