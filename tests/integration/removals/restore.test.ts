import { maxSipsPerFund, maxSipsPerUser } from "../../../src/shared/sips/schema.ts";
import { describe, expect, inject, it } from "vitest";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import { restoreRemoval } from "../../../src/server/removals/procedures/restore-removal.ts";
import { retryOnConflict } from "../../../src/server/transactions/retry-on-conflict.ts";
import type { AppCode } from "../../../src/shared/errors.ts";
import type { Category } from "../../../src/shared/funds/categories/schema.ts";
import type { RecordedLedgers } from "../../../src/shared/imports/schema.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import { maxFundsPerUser, type FundList } from "../../../src/shared/funds/schema.ts";
import { maxRemovalsPerUser, type Removal } from "../../../src/shared/removals/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  fundOf,
  ledgerOf,
  okay,
  portfolioOf,
  sipInput,
  transactionInput,
} from "../../support/api/ledgers.ts";
import {
  addFund,
  nothingStored,
  registerUser,
  seenBy,
  share,
  sharingPair,
  storedBetween,
  unshare,
} from "../../support/api/sharing.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { insertFundsAtLimit } from "../../support/data/insert-at-limits.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const listed = async (owner: ApiClient) => okay<Removal[]>(await owner.query("removals.list"));

async function remove(owner: ApiClient, procedure: string, input: object): Promise<string> {
  return okay<{ removalId: string }>(await owner.mutate(procedure, input)).removalId;
}

const restore = (owner: ApiClient, id: string) => owner.mutate("removals.restore", { id });

async function expectRefused(owner: ApiClient, id: string, code: AppCode): Promise<void> {
  const { error } = await restore(owner, id);
  expect(error?.data.appCode).toBe(code);
  expect((await listed(owner)).map((removal) => removal.id)).toContain(id);
}

/** Everything that users see of their ledgers, except update times and versions. */
async function everything(owner: ApiClient) {
  const { funds, ...list } = okay<FundList>(await owner.query("funds.list"));
  const { version: _, ...recorded } = okay<RecordedLedgers>(
    await owner.query("imports.ledgers", {}),
  );
  const categories = okay<Category[]>(await owner.query("categories.list"));
  const ledgers = funds.filter(({ hasTransactions }) => hasTransactions);
  return {
    ...list,
    ...recorded,
    funds: funds.map(({ updatedAt: __, ...fund }) => fund),
    ledgers: await Promise.all(ledgers.map(({ id }) => ledgerOf(owner, id))),
    categories: categories.map(({ name, count }) => [name, count]),
    performance: await portfolioOf(owner),
    sips: okay<Sip[]>(await owner.query("sips.list", {})),
  };
}

/** Two ledgers that exchanged lots, an imported ledger, a SIP, and a fund with totals only. */
async function portfolio() {
  const owner = await register(baseUrl);
  const [from, to] = [
    await addLedger(owner),
    await addLedger(owner, [transactionInput()], { category: "equity" }),
  ];
  const legs = { date: "2024-02-05", units: 40, amount: 3_000, pairId: crypto.randomUUID() };
  const out = await addTransaction(owner, { fundId: from, ...legs, type: "transfer-out" });
  await addTransaction(owner, { fundId: to, ...legs, type: "transfer-in" });
  const sip = await addSip(owner, { fundId: to, stepUp: 5 });
  const input = commitInput([fundItem(), transactionItem("a"), transactionItem("b", { units: 5 })]);
  await commit(owner, input);
  await addFund(owner, { category: "gold" });
  const { funds } = okay<FundList>(await owner.query("funds.list"));
  const imported = funds.find(({ folioNumber }) => folioNumber === "123")?.id ?? "";
  return { owner, from, to, out, sip, imported, importId: input.importId };
}

describe.concurrent("removals.restore", () => {
  it("brings back a transaction, a fund and a SIP with all that the deletion changed", async () => {
    const { owner, importId, ...ids } = await portfolio();
    const before = await everything(owner);
    for (const [kind, procedure, name] of [
      ["transaction", "transactions.delete", "out"],
      ["fund", "funds.delete", "from"],
      ["fund", "funds.delete", "to"],
      ["fund", "funds.delete", "imported"],
      ["sip", "sips.delete", "sip"],
    ] as const) {
      const id = await remove(owner, procedure, { id: ids[name] });
      expect(await everything(owner)).not.toEqual(before);
      expect(await listed(owner)).toMatchObject([
        { id, kind, title: expect.stringContaining("Fund") },
      ]);
      // Three concurrent calls restore it once.
      const answers = await Promise.all([1, 2, 3].map(() => restore(owner, id)));
      for (const answer of answers) expect(okay(answer)).toMatchObject({ id, kind });
      expect(await everything(owner)).toEqual(before);
      expect(await listed(owner)).toEqual([]);
    }
    expect(okay(await owner.mutate("imports.undo", { importId }))).toEqual({ removed: 2 });
  });

  it("brings back a fund with totals only, with its old updatedAt", async () => {
    const owner = await register(baseUrl);
    const fundId = await addFund(owner);
    const before = await fundOf(owner, fundId);
    const id = await remove(owner, "funds.delete", { id: fundId });
    expect(await listed(owner)).toMatchObject([
      { id, kind: "fund", folioNumber: before.folioNumber, transactionCount: 0 },
    ]);
    okay(await restore(owner, id));
    expect(await fundOf(owner, fundId)).toEqual(before);
  });

  it("brings back unshared funds and a removed sender's funds, once", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const before = await seenBy(to, sender);
    const unshared = await remove(sender, "sharing.unshare", { recipientId: to.id });
    expect(await listed(sender)).toMatchObject([{ kind: "share", title: to.name, fundCount: 2 }]);
    const answers = await Promise.all([restore(sender, unshared), restore(sender, unshared)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seenBy(to, sender)).toEqual(before);
    const removed = await remove(to, "sharing.remove", { senderId: sender.id });
    expect(await listed(to)).toMatchObject([{ kind: "sender", title: sender.name, fundCount: 2 }]);
    okay(await restore(to, removed));
    expect(await seenBy(to, sender)).toEqual(before);
  });

  it("does not find another user's deletion, or one older than 30 days", async () => {
    const { owner, sip } = await portfolio();
    const id = await remove(owner, "sips.delete", { id: sip });
    const stranger = await restore(await register(baseUrl), id);
    expect(stranger.error?.data.appCode).toBe("removals/not-found");
    await runSql(
      databaseUrl,
      "update removals set removed_at = removed_at - 30 * 86400000 where id = ?",
      [id],
    );
    expect((await restore(owner, id)).error?.data.appCode).toBe("removals/not-found");
    expect(await listed(owner)).toEqual([]);
  });

  it("records a repeated deletion once, and one that deletes nothing not at all", async () => {
    const { owner, from } = await portfolio();
    const answers = await Promise.all([1, 2].map(() => owner.mutate("funds.delete", { id: from })));
    expect(new Set(answers.map((answer) => JSON.stringify(okay(answer)))).size).toBe(1);
    await owner.mutate("sharing.unshare", { recipientId: (await registerUser(baseUrl)).id });
    await owner.mutate("sips.delete", { id: "none" });
    expect(await listed(owner)).toHaveLength(1);
  });

  it("keeps a user's newest 200, and deletes one with the account of the recipient it names", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const id = await remove(sender, "sharing.unshare", { recipientId: to.id });
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into removals (user_id, id, kind, title, row_count, removed_at)
       select ?, 'removal-' || i, 'sip', 'Fund', 0, i from n`,
      [maxRemovalsPerUser, sender.id],
    );
    await remove(sender, "funds.delete", { id: await addFund(sender) });
    const [row] = await runSql(
      databaseUrl,
      "select count(*) as count from removals where user_id = ?",
      [sender.id],
    );
    expect(row?.["count"]).toBe(maxRemovalsPerUser);
    expect((await listed(sender)).map((removal) => removal.id)).toContain(id);
    okay(await to.mutate("account.delete"));
    expect((await listed(sender)).map(({ kind }) => kind)).toEqual(["fund"]);
  });
});

describe.concurrent("removals.restore refuses", () => {
  it("a fund that was added again, by hand or by an import", async () => {
    const { owner, imported } = await portfolio();
    const id = await remove(owner, "funds.delete", { id: imported });
    await commit(owner, commitInput([fundItem({ folioNumber: "123/0" }), transactionItem("a")]));
    await expectRefused(owner, id, "removals/fund-exists");
    const again = fundInput();
    okay(await owner.mutate("funds.add", again));
    const typed = await remove(owner, "funds.delete", { id: again.id });
    await addFund(owner);
    await expectRefused(owner, typed, "removals/fund-exists");
  });

  it("a transaction that was added again, but not one of two identical ones", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    const first = await addTransaction(owner, { fundId, date: "2024-03-05" });
    await addTransaction(owner, { fundId, date: "2024-03-05" });
    const twin = await remove(owner, "transactions.delete", { id: first });
    okay(await restore(owner, twin));
    const second = await remove(owner, "transactions.delete", { id: first });
    await addTransaction(owner, { fundId, date: "2024-03-05" });
    await expectRefused(owner, second, "removals/transaction-exists");
  });

  it("a transaction that is added again while it is restored", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    const input = transactionInput({ fundId, date: "2024-03-05", id: crypto.randomUUID() });
    okay(await owner.mutate("transactions.add", input));
    const id = await remove(owner, "transactions.delete", { id: input.id });
    const [, token = ""] = owner.cookie().split("=");
    const ctx = signedIn(requestContext(databaseUrl, token));
    let reads = 0;
    const read: typeof ctx.read = async (queries) => {
      const found = await ctx.read(queries);
      reads += 1;
      if (reads === 3) {
        okay(await owner.mutate("transactions.add", { ...input, id: crypto.randomUUID() }));
      }
      return found;
    };
    const restored = retryOnConflict(() => restoreRemoval({ ...ctx, read }, { id }));
    await expect(restored).rejects.toMatchObject({ appCode: "removals/transaction-exists" });
  });

  it("a transaction without its fund, or whose units were not there for later ones", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    const sale = { fundId, date: "2024-03-05", type: "redemption", units: 60, amount: 4_000 };
    const sold = await addTransaction(owner, sale);
    const id = await remove(owner, "transactions.delete", { id: sold });
    const other = await addTransaction(owner, { ...sale, date: "2024-04-05" });
    const before = await everything(owner);
    await expectRefused(owner, id, "transactions/not-enough-units");
    expect(await everything(owner)).toEqual(before);
    okay(await owner.mutate("transactions.delete", { id: other }));
    const fund = await remove(owner, "funds.delete", { id: fundId });
    await expectRefused(owner, id, "removals/no-fund");
    okay(await restore(owner, fund));
    okay(await restore(owner, id));
    expect(await fundOf(owner, fundId)).toMatchObject({ units: 40 });
  });

  it("a fund with a leg whose other leg has since been paired anew", async () => {
    const { owner, from, to } = await portfolio();
    const { transactions } = await ledgerOf(owner, to);
    const { pairId, date } = transactions.find((leg) => leg.type === "transfer-in") ?? {};
    const id = await remove(owner, "funds.delete", { id: from });
    const third = await addLedger(owner);
    await addTransaction(owner, { fundId: third, date, pairId, type: "transfer-out", units: 40 });
    await expectRefused(owner, id, "transactions/broken-pair");
  });

  it("a SIP without its fund, or that was added again", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    const id = await remove(owner, "sips.delete", { id: await addSip(owner, { fundId }) });
    okay(await owner.mutate("sips.add", sipInput({ fundId })));
    await expectRefused(owner, id, "removals/sip-exists");
    const fund = await remove(owner, "funds.delete", { id: fundId });
    await expectRefused(owner, id, "removals/no-fund");
    okay(await restore(owner, fund));
  });

  it("a fund over the limit, and changes nothing", async () => {
    const owner = await registerUser(baseUrl);
    const id = await remove(owner, "funds.delete", { id: await addFund(owner) });
    await insertFundsAtLimit(databaseUrl, owner.id, maxFundsPerUser);
    const counts = okay(await owner.query("categories.list"));
    await expectRefused(owner, id, "funds/too-many");
    expect(okay(await owner.query("categories.list"))).toEqual(counts);
    okay(await owner.mutate("funds.delete", { id: "fund-0001" }));
    okay(await restore(owner, id));
  });

  it("a fund whose SIPs would be too many", async () => {
    const owner = await registerUser(baseUrl);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId });
    const id = await remove(owner, "funds.delete", { id: fundId });
    const others: string[] = [];
    for (let count = 0; count < maxSipsPerUser / maxSipsPerFund; count += 1) {
      others.push(await addLedger(owner));
    }
    await runSql(
      databaseUrl,
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?2)
       insert into sips (user_id, id, fund_id, amount, day, from_date, paused, created_at)
       select ?1, 'copy-' || n || ' ' || key, value, '100', 5, '2030-01-01', 0, n from json_each(?3), numbers`,
      [owner.id, maxSipsPerFund, JSON.stringify(others)],
    );
    await expectRefused(owner, id, "sips/too-many");
    okay(await owner.mutate("sips.delete", { id: "copy-1 0" }));
    okay(await restore(owner, id));
  });

  it("unshared funds when the recipient does not permit sharing, or when shared again", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const id = await remove(sender, "sharing.unshare", { recipientId: to.id });
    await to.mutate("sharing.setPermission", { canShare: false });
    await expectRefused(sender, id, "sharing/not-allowed");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    await to.mutate("sharing.setPermission", { canShare: true });
    okay(await share(sender, to));
    await expectRefused(sender, id, "removals/shared-again");
    okay(await to.mutate("sharing.block", { senderId: sender.id }));
    expect((await restore(sender, id)).error?.data.appCode).toBe("removals/not-found");
  });

  it("a removed sender who has since shared again, unshared, or was blocked", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const id = await remove(to, "sharing.remove", { senderId: sender.id });
    okay(await share(sender, to));
    expect((await restore(to, id)).error?.data.appCode).toBe("removals/not-found");
    const again = await remove(to, "sharing.remove", { senderId: sender.id });
    expect(okay(await unshare(sender, to))).toEqual({ unshared: 0 });
    expect((await restore(to, again)).error?.data.appCode).toBe("removals/not-found");
    okay(await share(sender, to));
    const blocked = await remove(to, "sharing.remove", { senderId: sender.id });
    okay(await share(sender, to));
    okay(await to.mutate("sharing.block", { senderId: sender.id }));
    expect((await restore(to, blocked)).error?.data.appCode).toBe("removals/not-found");
  });
});

describe("a transaction of an import", () => {
  it("comes back as the user's own if the import has since been undone", async () => {
    const { owner, imported } = await portfolio();
    const { transactions } = await ledgerOf(owner, imported);
    const [first] = transactions;
    const id = await remove(owner, "transactions.delete", { id: first?.id });
    await runSql(databaseUrl, "delete from imports where id = ?", [first?.importId ?? ""]);
    okay(await restore(owner, id));
    expect((await ledgerOf(owner, imported)).transactions[0]).toEqual({ ...first, importId: null });
  });
});
