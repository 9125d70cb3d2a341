// @module-tag long
import { createClient, type InArgs } from "@libsql/client/web";
import { afterAll, describe, expect, inject, it } from "vitest";
import { me } from "../../../src/shared/holders/holder.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import type { SharedFundList } from "../../../src/shared/sharing/schema.ts";
import {
  registerRecipient,
  registerUser,
  share,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { inTurn } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const client = createClient({ url: databaseUrl });
afterAll(() => client.close());

/** Whose funds the sender gives: null for everyone's. */
type Terms = readonly string[] | null;
type Pair = {
  sender: RegisteredUser;
  to: RegisteredUser;
  /** By each one's own successful acts: what the sender gives, and whether the recipient has turned it away. */
  given: Terms | "nothing";
  isDeclined: boolean;
  isSenderGone: boolean;
  removed: Record<"share" | "sender" | "fund" | "holder", { id: string; terms: Terms }[]>;
};

const [mine, hers, meera] = ["mine", "hers", "meera"] as const;

/** Asha's fund and Meera's are shared with Ravi: everyone's. */
async function begin(sender: RegisteredUser, to: RegisteredUser): Promise<Pair> {
  const fund = `insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units,
    created_at, holder_id) values (?1, ?2, ?2, 'Scheme', 'scheme', 'debt', '1', '1', 1, ?3)`;
  const rows: [sql: string, args: InArgs][] = [
    ["delete from removals where user_id in (?, ?)", [sender.id, to.id]],
    ["delete from shares where sender_id = ?", [sender.id]],
    ["delete from sharing_blocks where recipient_id = ?", [to.id]],
    ["delete from funds where user_id = ?", [sender.id]],
    ["delete from holders where user_id = ?", [sender.id]],
    ["update users set can_share = 1 where id = ?", [to.id]],
    [
      "insert into holders (user_id, id, name, name_key, kind, created_at) values (?, ?, 'Meera', 'meera', 'individual', 1)",
      [sender.id, meera],
    ],
    [fund, [sender.id, mine, null]],
    [fund, [sender.id, hers, meera]],
    [
      "insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at) values (?, ?, ?, ?, 1)",
      [to.id, sender.id, sender.name, sender.email],
    ],
    [
      `insert into shared_funds (recipient_id, sender_id, id, folio_number, scheme_name, name_key, category, invested_amount,
           units, created_at, shared_at) select ?, user_id, id, folio_number, scheme_name, name_key, category, invested_amount,
           units, created_at, 1 from funds where user_id = ?`,
      [to.id, sender.id],
    ],
  ];
  await inTurn(databaseUrl, () => client.batch(rows, "write"));
  const removed = { share: [], sender: [], fund: [], holder: [] };
  return { sender, to, given: null, isDeclined: false, isSenderGone: false, removed };
}

/** Sent twice, as by a page whose answer was lost. */
async function remove(pair: Pair, kind: keyof Pair["removed"], call: () => Promise<Answer>) {
  const terms = await storedTerms(pair);
  const { data } = await call();
  expect((await call()).data).toEqual(data);
  const { removalId: id } = (data ?? {}) as { removalId?: string };
  if (id !== undefined) pair.removed[kind].push({ id, terms: terms === "nothing" ? null : terms });
}
type Answer = { status: number; data: unknown };

const restore = async (user: RegisteredUser, removed: { id: string; terms: Terms }[]) => {
  const last = removed.at(-1);
  if (last === undefined) return null;
  const { status } = await user.mutate("removals.restore", { id: last.id });
  return status === 200 ? last : null;
};

const giving = async (pair: Pair, terms: Terms) => {
  const { sender, to } = pair;
  const before = await storedTerms(pair);
  const { status } = await share(sender, to, { holders: terms });
  // "No new funds" leaves a share as it is, which is on these terms already.
  if (status !== 200 && before === "nothing") return;
  if (status === 200) Object.assign(pair, { given: terms, isDeclined: false });
};

/** Every act by which one of two people changes what both see. */
const acts: Record<string, (pair: Pair) => Promise<unknown>> = {
  "share everyone's": (pair) => giving(pair, null),
  "share her own": (pair) => giving(pair, [me]),
  "share Meera's": (pair) => giving(pair, [meera]),
  update: ({ sender, to }) => update(sender, to),
  unshare: async (pair) => {
    await remove(pair, "share", () => unshare(pair.sender, pair.to));
    if (!pair.isSenderGone) pair.given = "nothing";
  },
  "restore the share": async (pair) => {
    const restored = await restore(pair.sender, pair.removed.share);
    if (restored !== null) pair.given = restored.terms;
    pair.removed.share = [];
  },
  "remove the sender": async (pair) => {
    const { sender, to } = pair;
    await remove(pair, "sender", () => to.mutate("sharing.remove", { senderId: sender.id }));
    pair.isDeclined = true;
  },
  "restore the sender": async (pair) => {
    if ((await restore(pair.to, pair.removed.sender)) !== null) pair.isDeclined = false;
    pair.removed.sender = [];
  },
  block: async (pair) => {
    const { status } = await pair.to.mutate("sharing.block", { senderId: pair.sender.id });
    if (status === 200) pair.isDeclined = true;
  },
  unblock: ({ sender, to }) => to.mutate("sharing.unblock", { senderId: sender.id }),
  "permit nothing": ({ to }) => to.mutate("sharing.setPermission", { canShare: false }),
  "permit sharing": ({ to }) => to.mutate("sharing.setPermission", { canShare: true }),
  "dismiss the notice": ({ sender, to }) =>
    to.mutate("sharing.dismissEnded", { senderId: sender.id }),
  "delete a fund": (pair) =>
    remove(pair, "fund", () => pair.sender.mutate("funds.delete", { id: hers })),
  "restore a fund": ({ sender, removed }) => restore(sender, removed.fund),
  "delete a person": (pair) =>
    remove(pair, "holder", () => pair.sender.mutate("holders.delete", { id: meera, moveTo: null })),
  "restore a person": ({ sender, removed }) => restore(sender, removed.holder),
  "move a fund": ({ sender }) =>
    sender.mutate("funds.update", { id: mine, data: { holderId: meera } }),
  "delete the sender's account": async (pair) => {
    await pair.sender.mutate("account.delete");
    pair.isSenderGone = true;
  },
};
const names = Object.keys(acts);

async function storedTerms({ sender, to }: Pair): Promise<Terms | "nothing"> {
  const { rows } = await client.execute({
    sql: "select holders from shares where recipient_id = ? and sender_id = ?",
    args: [to.id, sender.id],
  });
  const [row] = rows;
  if (row === undefined) return "nothing";
  return typeof row["holders"] === "string" ? (JSON.parse(row["holders"]) as string[]) : null;
}

const idsRead = async ({ sender, to }: Pair): Promise<string[]> => {
  const { data } = await to.query("sharing.senderFunds", { senderId: sender.id });
  return ((data as SharedFundList | undefined)?.funds ?? []).map(({ id }) => id);
};

const idsGiven = async ({ sender, given }: Pair): Promise<string[]> => {
  if (given === "nothing") return [];
  const { rows } = await client.execute({
    sql: "select id, holder_id as holder from funds where user_id = ?",
    args: [sender.id],
  });
  return rows
    .filter(({ holder }) => given === null || given.includes(String(holder ?? me)))
    .map(({ id }) => String(id));
};

async function check(pair: Pair, order: string): Promise<void> {
  const stored = await storedTerms(pair);
  const { given, isDeclined } = pair;
  if (isDeclined) expect(stored, `${order}: declined`).toBe("nothing");
  if (given === "nothing") expect(stored, `${order}: withdrawn`).toBe("nothing");
  else if (stored !== "nothing") expect(stored, order).toEqual(given);
  if (stored === "nothing") expect(await idsRead(pair), order).toEqual([]);
  if (pair.isSenderGone) return;
  const { status } = await update(pair.sender, pair.to);
  expect([200, 403, 404]).toContain(status);
  if (status !== 200) return;
  expect(await idsGiven(pair), order).toEqual(expect.arrayContaining(await idsRead(pair)));
}

/** Those that end a share or bring one back: what matters once the recipient has removed the sender. */
const endings = ["share everyone's", "update", "unshare", "restore the share", "block"];
const starts = { shared: names, "remove the sender": endings };
const orders = Object.entries(starts).flatMap(([start, seconds]) =>
  names.filter((first) => seconds.includes(first)).map((first) => ({ start, first, seconds })),
);

it.concurrent.each(orders)(
  "$first before any other act gives the recipient nothing beyond the sender's present terms ($start)",
  { timeout: 300_000 },
  async ({ start, first, seconds }) => {
    const to = await registerRecipient(baseUrl);
    let sender = await registerUser(baseUrl);
    for (const second of seconds) {
      const pair = await begin(sender, to);
      const order = [start, first, second];
      for (const act of order) await acts[act]?.(pair);
      await check(pair, order.join(", "));
      if (pair.removed.sender.length + pair.removed.share.length > 0) {
        await acts["restore the sender"]?.(pair);
        await acts["restore the share"]?.(pair);
        await check(pair, `${order.join(", ")}, both restored`);
      }
      if (pair.isSenderGone) sender = await registerUser(baseUrl);
    }
  },
);

describe("what was removed", () => {
  it("is offered only while it can be restored", async () => {
    const pair = await begin(await registerUser(baseUrl), await registerRecipient(baseUrl));
    const offered = async (user: RegisteredUser) =>
      ((await user.query("removals.list")).data as Removal[]).map(({ kind }) => kind);
    await acts["remove the sender"]?.(pair);
    expect(await offered(pair.to)).toEqual(["sender"]);
    await acts["share her own"]?.(pair);
    expect(await offered(pair.to)).toEqual([]);
    await acts["unshare"]?.(pair);
    expect(await offered(pair.sender)).toEqual(["share"]);
    await acts["remove the sender"]?.(pair);
    expect(await offered(pair.sender)).toEqual([]);
  });

  it("comes back without a fund that the sender has deleted since", async () => {
    const pair = await begin(await registerUser(baseUrl), await registerRecipient(baseUrl));
    for (const act of ["remove the sender", "delete a fund", "restore the sender"]) {
      await acts[act]?.(pair);
    }
    expect(await idsRead(pair)).toEqual([mine]);
  });
});
