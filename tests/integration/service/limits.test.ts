// @module-tag long
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { RecordedLedgers } from "../../../src/shared/imports/schema.ts";
import { maxFundsPerUser } from "../../../src/shared/funds/schema.ts";
import { maxTransactionsPerUser } from "../../../src/shared/transactions/schema.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import { fundInput } from "../../support/api/api-client.ts";
import { commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import {
  atLimits,
  insertFundsAtLimit,
  insertSendersAtLimit,
  largestFund,
} from "../../support/data/insert-at-limits.ts";
import { okay } from "../../support/api/ledgers.ts";
import { thingsAtLimits } from "../../support/api/things-at-limits.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { registerRecipient, type RegisteredUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const senders = 10;

let owner: RegisteredUser;
beforeAll(async () => {
  ({ owner } = await thingsAtLimits({ baseUrl, databaseUrl }, { senders }));
});

const downloads = [
  ["transactions.csv", (text: string) => text.split("\r\n").length - 2],
  ["ghostfolio.json", (text: string) => JSON.parse(text).activities.length],
] as const;

describe("a user who has nearly all that is allowed", () => {
  const download = async (file: string) => {
    const response = await fetch(`${baseUrl}/api/account/${file}`, {
      headers: { cookie: owner.cookie() },
    });
    expect(response.status).toBe(200);
    return response.text();
  };

  it.each(downloads)("downloads %s whole", async (file, count) => {
    expect(count(await download(file))).toBe(atLimits.transactions);
  });

  it("downloads data.json with every transaction and every copy of every sender", async () => {
    const { transactions, funds, received } = JSON.parse(await download("data.json"));
    expect(transactions).toHaveLength(atLimits.transactions);
    expect(funds).toHaveLength(atLimits.funds);
    expect(received.map((one: { funds: unknown[] }) => one.funds.length)).toEqual(
      Array.from({ length: senders }, () => atLimits.funds),
    );
  });

  it("gets all transactions for a preview, page by page", async () => {
    const ids = new Set<string>();
    for (let after: string | null | undefined; after !== null;) {
      const input: object = after === undefined ? {} : { after };
      const page: RecordedLedgers = okay(await owner.query("imports.ledgers", input));
      for (const { id } of page.transactions) ids.add(id);
      after = page.next;
    }
    expect(ids.size).toBe(atLimits.transactions);
  });

  it("lists each transaction of the largest fund once, with its note", async () => {
    const ids = new Set<string>();
    for (let [page, pages] = [0, 1]; page < pages; page += 1) {
      const input = { fundId: largestFund, page };
      const list = okay<TransactionList>(await owner.query("transactions.list", input));
      for (const { id, note } of list.transactions) if (note !== null) ids.add(id);
      ({ pages } = list);
    }
    expect(ids.size).toBe(atLimits.transactionsOfLargest);
  });

  it("gets the value of all funds by day", async () => {
    okay(await owner.query("portfolio.history", {}));
  });

  it("imports another part of 500 rows with long notes", async () => {
    const item = fundItem({ folioNumber: "new", coverage: "later" });
    const rows = Array.from({ length: 499 }, (_, index) =>
      transactionItem(`${index} ${"k".repeat(110)}`, { note: "निवेश".repeat(40) }),
    );
    const { status } = await owner.mutate("imports.commit", commitInput([item, ...rows]));
    expect(status).toBe(200);
  });
});

describe("a user whose funds exchange lots in thousands of pairs", () => {
  it("lists, changes, deletes and restores transactions of linked funds", async () => {
    const linked = await registerRecipient(baseUrl);
    await insertPairs(linked, { funds: 1_000, pairs: 5_000 });
    const { transactions } = okay<TransactionList>(
      await linked.query("transactions.list", { fundId: "fund-0500" }),
    );
    const id = transactions.at(-1)?.id;
    okay(await linked.mutate("transactions.update", { id, data: { note: "Seen" } }));
    okay(await linked.mutate("transactions.delete", { id }));
    const { removalId } = okay<{ removalId: string }>(
      await linked.mutate("funds.delete", { id: "fund-0500" }),
    );
    okay(await linked.mutate("removals.restore", { id: removalId }));
  });
});

describe("calls that reach a limit side by side", () => {
  const tooMany = ({ error }: { error: { data: { appCode: string } } | undefined }) =>
    error?.data.appCode;

  it("add no more funds than are allowed", async () => {
    const adding = await registerRecipient(baseUrl);
    await insertFundsAtLimit(databaseUrl, adding.id, maxFundsPerUser - 1);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => adding.mutate("funds.add", fundInput())),
    );
    expect(answers.map(tooMany).filter((code) => code !== "funds/too-many")).toEqual([undefined]);
  });

  it("add no more transactions than are allowed", async () => {
    const adding = await registerRecipient(baseUrl);
    await insertFundsAtLimit(databaseUrl, adding.id, 1);
    await runSql(databaseUrl, "update funds set transaction_count = ? where user_id = ?", [
      maxTransactionsPerUser - 1,
      adding.id,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        adding.mutate(
          "imports.commit",
          commitInput([fundItem({ folioNumber: String(index) }), transactionItem("a")]),
        ),
      ),
    );
    expect(answers.map(tooMany).filter((code) => code !== "transactions/too-many")).toEqual([
      undefined,
    ]);
  });
});

describe("an account from before there were limits", () => {
  const count = 2_501;
  let before: RegisteredUser;
  beforeAll(async () => {
    before = await registerRecipient(baseUrl);
    await insertFundsAtLimit(databaseUrl, before.id, count);
    await insertSendersAtLimit(databaseUrl, before.id, 1);
  });

  it("lists, values, downloads and deletes its funds, and adds none", async () => {
    const { funds } = okay<{ funds: { id: string }[] }>(await before.query("funds.list"));
    expect(funds).toHaveLength(count);
    okay(await before.query("portfolio.performance"));
    okay(await before.query("portfolio.history", {}));
    const response = await fetch(`${baseUrl}/api/account/data.json`, {
      headers: { cookie: before.cookie() },
    });
    const data = JSON.parse(await response.text());
    expect([data.funds.length, data.received[0].funds.length]).toEqual([count, count]);
    const added = await before.mutate("funds.add", fundInput());
    expect(added.error?.data.appCode).toBe("funds/too-many");
    okay(await before.mutate("funds.delete", { id: funds[0]?.id }));
  });

  it("sees all that a sender gave it", async () => {
    const given = okay<{ funds: unknown[] }>(
      await before.query("sharing.senderFunds", { senderId: "sender-0" }),
    );
    expect(given.funds).toHaveLength(count);
  });

  it("reads a fund of more lots than are allowed as one lot, and takes rows out of it", async () => {
    const owned = await registerRecipient(baseUrl);
    await insertSegregatedLots(owned);
    const { lots, transactions } = okay<TransactionList>(
      await owned.query("transactions.list", { fundId: "one" }),
    );
    expect(lots.length).toBeLessThan(10);
    okay(await owned.mutate("transactions.delete", { id: transactions.at(-1)?.id }));
  });
});

/** Purchases of every fund, and transfers from each to the next one, round and round. */
async function insertPairs(
  linked: RegisteredUser,
  { funds, pairs }: { funds: number; pairs: number },
): Promise<void> {
  await insertFundsAtLimit(databaseUrl, linked.id, funds);
  await runSql(
    databaseUrl,
    `update funds set ledger_version = 1, transaction_count = 11, first_date = '2024-01-01',
       last_date = '2025-12-31', realised = '0' where user_id = ?`,
    [linked.id],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < cast(?3 as integer) - 1),
     legs (id, fund, date, type, units, pair) as (
       select 'p' || i, i % cast(?2 as integer), '2024-01-01', 'purchase', '100', null from n where i < cast(?2 as integer)
       union all select 'o' || i, i % cast(?2 as integer), date('2024-01-02', '+' || (i / cast(?2 as integer)) || ' days'), 'transfer-out', '1', i from n
       union all select 'i' || i, (i + 1) % cast(?2 as integer), date('2024-01-02', '+' || (i / cast(?2 as integer)) || ' days'), 'transfer-in', '1', i from n)
     insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, stamp_duty,
       exit_load, stt, tds, source, confirmed, pair_id, created_at)
     select ?1, id, printf('fund-%04d', fund + 1), date, 0, type, units, '1000', '0', '0', '0', '0',
       'manual', 1, iif(pair is null, null, printf('30000000-0000-4000-8000-%012d', pair)), 1 from legs`,
    [linked.id, String(funds), String(pairs)],
  );
}

/** Pairs that carry the lots of 100 purchases to and fro, as they could once be stored. */
async function insertSegregatedLots(owned: RegisteredUser): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount,
       units, created_at, ledger_version, transaction_count, first_date, last_date, realised)
     select ?1, value, value, value, value, 'debt', '1', '1', 1, 1, 148, '2024-01-01', '2024-03-01', '0'
     from json_each('["one", "two"]')`,
    [owned.id],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 195)
     insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount,
       stamp_duty, exit_load, stt, tds, source, confirmed, pair_id, created_at)
     select ?1, printf('20000000-0000-4000-8000-%012d', i),
       iif(i < 100 or (i % 2 = 0) = ((i - 100) / 2 % 2 = 0), 'one', 'two'),
       iif(i < 100, '2024-01-01', date('2024-01-02', '+' || ((i - 100) / 2) || ' days')), i,
       iif(i < 100, 'purchase', iif(i % 2 = 0, 'segregation-out', 'segregation-in')),
       iif(i >= 100 and i % 2 = 0, '0', '10'), iif(i < 100, 1000 + i, 10), '0', '0', '0', '0',
       'manual', 1, iif(i < 100, null, printf('30000000-0000-4000-8000-%012d', i / 2)), 1 from n`,
    [owned.id],
  );
}
