import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { me } from "../../../src/shared/holders/holder.ts";
import { raiseAccessEpoch } from "../../../src/server/auth/queries/users.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import {
  dueShares,
  pushChanges,
  pushTimeOf,
} from "../../../src/server/sharing/queries/kept-shares.ts";
import { keepUpAfter, passDay } from "../../support/api/keep-up.ts";
import { okay } from "../../support/api/ledgers.ts";
import {
  addFund,
  registerRecipient,
  registerUser,
  share,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { numberOfRuns } from "../../support/number-of-runs.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** What the model knows of two people beside the rows that it reads. */
type Pair = {
  sender: RegisteredUser;
  to: RegisteredUser;
  meera: string;
  funds: { mine: string; hers: string };
  units: number;
  isKept: boolean;
  permits: boolean;
  isBlocked: boolean;
  isSenderGone: boolean;
  removals: Record<"share" | "sender" | "fund" | "holder", string[]>;
};

async function begin(): Promise<Pair> {
  const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
  const meera = crypto.randomUUID();
  okay<Holder>(
    await sender.mutate("holders.add", {
      id: meera,
      name: "Meera",
      kind: "individual",
      clubbedWith: null,
    }),
  );
  const funds = { mine: await addFund(sender), hers: await addFund(sender, { holderId: meera }) };
  okay(await share(sender, to));
  okay(await sender.mutate("sharing.keepUp", { recipientId: to.id }));
  return {
    sender,
    to,
    meera,
    funds,
    units: 10,
    isKept: true,
    permits: true,
    isBlocked: false,
    isSenderGone: false,
    removals: { share: [], sender: [], fund: [], holder: [] },
  };
}

const remove = async (
  { removals }: Pair,
  kind: keyof Pair["removals"],
  call: Promise<{ status: number; data: unknown }>,
) => {
  const { removalId } = ((await call).data ?? {}) as { removalId?: string };
  if (removalId !== undefined) removals[kind].push(removalId);
};
const restore = (user: RegisteredUser, ids: string[]) =>
  user.mutate("removals.restore", { id: ids.pop() ?? "none" });
const edit = (pair: Pair, id: string) => {
  pair.units += 1;
  return pair.sender.mutate("funds.update", { id, data: { units: pair.units } });
};
const isDone = async (call: Promise<{ status: number }>) => (await call).status === 200;

const acts: Record<string, (pair: Pair) => Promise<unknown>> = {
  "share everyone's": ({ sender, to }) => share(sender, to, { holders: null }),
  "narrow to her own": ({ sender, to }) => share(sender, to, { holders: [me] }),
  "narrow to Meera's": ({ sender, to, meera }) => share(sender, to, { holders: [meera] }),
  "say whose it is": ({ sender, to }) => share(sender, to, { showHolder: true }),
  update: ({ sender, to }) => update(sender, to),
  "keep up": async (pair) => {
    const { sender, to } = pair;
    if (await isDone(sender.mutate("sharing.keepUp", { recipientId: to.id }))) pair.isKept = true;
  },
  stop: async (pair) => {
    const { sender, to } = pair;
    if (await isDone(sender.mutate("sharing.stopKeepUp", { recipientId: to.id })))
      pair.isKept = false;
  },
  refuse: async (pair) => {
    const { sender, to } = pair;
    if (await isDone(to.mutate("sharing.refuseKeepUp", { senderId: sender.id })))
      pair.isKept = false;
  },
  ask: ({ sender, to }) => to.mutate("sharing.askForUpdate", { senderId: sender.id }),
  revoke: (pair) =>
    remove(pair, "share", pair.sender.mutate("sharing.unshare", { recipientId: pair.to.id })),
  "restore the share": ({ sender, removals }) => restore(sender, removals.share),
  "remove the sender": (pair) =>
    remove(pair, "sender", pair.to.mutate("sharing.remove", { senderId: pair.sender.id })),
  "restore the sender": ({ to, removals }) => restore(to, removals.sender),
  block: async (pair) => {
    if (await isDone(pair.to.mutate("sharing.block", { senderId: pair.sender.id })))
      pair.isBlocked = true;
  },
  unblock: async (pair) => {
    await pair.to.mutate("sharing.unblock", { senderId: pair.sender.id });
    pair.isBlocked = false;
  },
  "permit nothing": async (pair) => {
    await pair.to.mutate("sharing.setPermission", { canShare: false });
    pair.permits = false;
  },
  "permit sharing": async (pair) => {
    await pair.to.mutate("sharing.setPermission", { canShare: true });
    pair.permits = true;
  },
  "edit her own": (pair) => edit(pair, pair.funds.mine),
  "edit Meera's": (pair) => edit(pair, pair.funds.hers),
  "move a fund": ({ sender, funds, meera }) =>
    sender.mutate("funds.update", { id: funds.mine, data: { holderId: meera } }),
  "delete a fund": (pair) =>
    remove(pair, "fund", pair.sender.mutate("funds.delete", { id: pair.funds.hers })),
  "restore a fund": ({ sender, removals }) => restore(sender, removals.fund),
  "delete a person": (pair) =>
    remove(pair, "holder", pair.sender.mutate("holders.delete", { id: pair.meera, moveTo: null })),
  "restore a person": ({ sender, removals }) => restore(sender, removals.holder),
  "rename a person": ({ sender, meera }) =>
    sender.mutate("holders.update", {
      id: meera,
      data: { name: "Meera Rao", kind: "individual", clubbedWith: null },
    }),
  // What a reset, a takeover, a way back and the end of a lost factor have in common.
  "another takes the account": async (pair) => {
    await raiseAccessEpoch(testDatabase(databaseUrl), checkedUserId(pair.sender.id));
    pair.isKept = false;
  },
  "delete the sender's account": async (pair) => {
    await pair.sender.mutate("account.delete");
    pair.isSenderGone = true;
    pair.isKept = false;
  },
};
const names = Object.keys(acts);
/** What one act takes and another brings back, which single draws seldom find. */
const backs = [
  ["revoke", "edit her own", "restore the share"],
  ["remove the sender", "edit her own", "restore the sender"],
  ["delete a fund", "restore a fund"],
  ["delete a person", "restore a person"],
  ["permit nothing", "edit her own", "permit sharing"],
  ["block", "unblock", "share everyone's"],
];

type Copy = { id: string; units: string; name: string | null };

const copiesOf = async ({ sender, to }: Pair): Promise<Copy[]> => {
  const rows = await runSql(
    databaseUrl,
    "select id, units, holder_name as name from shared_funds where recipient_id = ? and sender_id = ? order by id",
    [to.id, sender.id],
  );
  return rows.map(({ id, units, name }) => ({
    id: String(id),
    units: String(units),
    name: name === null ? null : String(name),
  }));
};

/** What `sharing.update` gives: present funds within the terms, none that the recipient does not have. */
async function updated(pair: Pair, copies: readonly Copy[]): Promise<Copy[]> {
  const { sender, to } = pair;
  const [terms] = await runSql(
    databaseUrl,
    "select holders, show_holder from shares where recipient_id = ? and sender_id = ?",
    [to.id, sender.id],
  );
  const holders = terms?.["holders"];
  const chosen = typeof holders === "string" ? (JSON.parse(holders) as string[]) : null;
  const funds = await runSql(
    databaseUrl,
    `select funds.id, units, coalesce(holder_id, '${me}') as holder, coalesce(holders.name, ?2) as name
     from funds left join holders on holders.user_id = funds.user_id and holders.id = holder_id
     where funds.user_id = ?1 order by funds.id`,
    [sender.id, sender.name],
  );
  const had = new Set(copies.map(({ id }) => id));
  return funds
    .filter(({ id, holder }) => had.has(String(id)) && (chosen?.includes(String(holder)) ?? true))
    .map(({ id, units, name }) => ({
      id: String(id),
      units: String(units),
      name: terms?.["show_holder"] === 1 ? String(name) : null,
    }));
}

const isShared = async ({ sender, to }: Pair) =>
  (
    await runSql(databaseUrl, "select 1 from shares where recipient_id = ? and sender_id = ?", [
      to.id,
      sender.id,
    ])
  ).length > 0;

/** After an act the job updates where both want it, and else changes nothing. */
async function expectPush(pair: Pair, order: string, push: () => Promise<unknown>): Promise<void> {
  if (!(await isShared(pair))) pair.isKept = false;
  const before = await copiesOf(pair);
  const mayPush = pair.isKept && pair.permits && !pair.isBlocked && !pair.isSenderGone;
  const expected = mayPush ? await updated(pair, before) : before;
  await push();
  expect(await copiesOf(pair), order).toEqual(expected);
}

async function expectEachJob(order: readonly string[]): Promise<void> {
  const pair = await begin();
  for (const [index, act] of order.entries()) {
    await acts[act]?.(pair);
    const acted = order.slice(0, index + 1).join(", ");
    // Only then is the share due, so that no other test's job has pushed it before the act.
    await passDay(databaseUrl, pair.sender);
    await expectPush(pair, acted, () => keepUpAfter(databaseUrl, 1));
  }
  // A run has so much time, which the shares of all orders together would use up.
  await runSql(databaseUrl, "update shares set kept_epoch = null where sender_id = ?", [
    pair.sender.id,
  ]);
}

it(
  "the job between any acts of two people gives the recipient what an update would, or nothing",
  { timeout: 600_000 },
  async () => {
    const step = fc.oneof(
      fc.constantFrom(...names.map((name) => [name])),
      fc.constantFrom(...backs),
    );
    const order = fc.array(step, { minLength: 3, maxLength: 6 }).map((steps) => steps.flat());
    await fc.assert(fc.asyncProperty(order, expectEachJob), { numRuns: numberOfRuns(60) });
  },
);

it.concurrent.each(names)(
  "“%s” between the job's read and its write decides what it writes",
  { timeout: 60_000 },
  async (act) => {
    const pair = await begin();
    await edit(pair, pair.funds.mine);
    await edit(pair, pair.funds.hers);
    const db = testDatabase(databaseUrl);
    const time = pushTimeOf(new Date(Date.now() + 86_400_000));
    const due = await dueShares(db, time, 10_000);
    const own = due.filter(({ senderId }) => senderId === pair.sender.id);
    expect(own).toMatchObject([{ recipientId: pair.to.id, copies: 2 }]);
    await acts[act]?.(pair);
    await expectPush(pair, act, () =>
      runBatch(
        db.writes,
        pushChanges(db, { senderId: checkedUserId(pair.sender.id), recipientId: pair.to.id }, time),
      ),
    );
  },
);

it.concurrent.each(names)(
  "the job before and after any act that follows “%s” gives what an update would, or nothing",
  { tags: "long", timeout: 300_000 },
  async (first) => {
    for (const second of names) await expectEachJob([first, second]);
  },
);
