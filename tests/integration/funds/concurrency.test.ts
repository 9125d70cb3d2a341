// @module-tag long
import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { countBy } from "../../../src/shared/count-by.ts";
import type { Category } from "../../../src/shared/funds/categories/schema.ts";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import { portfolioTotals } from "../../../src/shared/funds/totals.ts";
import { valueFund } from "../../../src/shared/funds/valuation.ts";
import {
  fundInput,
  register,
  password,
  apiClient,
  type ApiClient,
} from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The NAVs of a day; each new list is a day later. */
const feedOf = (day: number) => {
  const date = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
  const schemes = [1, 2, 3].map((code) => `${code};-;-;Scheme ${code};${navOf(code, day)};${date}`);
  return ["Scheme Code;ISIN;ISIN;Scheme Name;Net Asset Value;Date", ...schemes, ""].join("\r\n");
};
const navOf = (code: number, day: number) => code * 10 + day / 4;
let today = 0;
/** Imports lists one after the other: of two concurrent imports either may be the last. */
let published = Promise.resolve();
beforeAll(() => loadFeed(databaseUrl, feedOf(today)));

type Entry = Pick<Fund, "category" | "investedAmount" | "units">;

/** What the actions of a run have sent. */
type Ledger = {
  /** Every value that was ever entered, by fund. */
  entered: Map<string, Entry[]>;
  deleted: Set<string>;
};

/** A random action of one of a user's sessions. New kinds are added to `acts`. */
type Act = { kind: keyof typeof acts; at: number; entry: Entry; code: number };
type Doing = Act & { session: ApiClient; ledger: Ledger };

const acts = {
  async add({ session, ledger, entry, code }: Doing) {
    const input = fundInput({ ...entry, amfiCode: String(code) });
    await twice(() => session.mutate("funds.add", input));
    ledger.entered.set(input.id, [entry]);
  },
  async edit({ session, ledger, entry, ...act }: Doing) {
    const id = anyFund(ledger, act);
    // Recorded first, because concurrent actions may already use it.
    ledger.entered.get(id)?.push(entry);
    await twice(() => session.mutate("funds.update", { id, data: entry }));
  },
  async move({ session, ledger, entry, ...act }: Doing) {
    const id = anyFund(ledger, act);
    ledger.entered.get(id)?.push(entry);
    await twice(() => session.mutate("funds.update", { id, data: { category: entry.category } }));
  },
  async delete({ session, ledger, ...act }: Doing) {
    const id = anyFund(ledger, act);
    if (ledger.entered.has(id)) ledger.deleted.add(id);
    await twice(() => session.mutate("funds.delete", { id }));
  },
  async list({ session }: Doing) {
    await session.query("funds.list");
  },
  async refresh({ session }: Doing) {
    await session.mutate("funds.refreshNav");
  },
  async newList() {
    today += 1;
    const feed = feedOf(today);
    published = published.then(() => loadFeed(databaseUrl, feed));
    await published;
  },
};

const anyFund = ({ entered }: Ledger, { at }: Pick<Act, "at">): string =>
  [...entered.keys()][at % Math.max(entered.size, 1)] ?? "none";

/** Repeats a call as after a lost response. It is accepted or refused, never an internal error. */
async function twice(send: () => Promise<{ status: number }>): Promise<void> {
  for (let time = 0; time < 2; time += 1) expect([200, 404]).toContain((await send()).status);
}

const entry = fc.record({
  category: fc.constantFrom("debt", "equity", "gold"),
  investedAmount: fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
  units: fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 1000),
});
const act = fc.record<Act>({
  kind: fc.constantFrom(...(["add", "add", "edit", "move", "delete", "list", "refresh"] as const)),
  at: fc.nat(),
  entry,
  code: fc.integer({ min: 1, max: 3 }),
});
const newList = act.map((one): Act => ({ ...one, kind: "newList" }));
const diary = fc.array(
  fc.oneof({ weight: 12, arbitrary: act }, { weight: 1, arbitrary: newList }),
  {
    maxLength: 12,
  },
);

/** The same user on another device. */
async function anotherSession(of: ApiClient): Promise<ApiClient> {
  const device = apiClient(baseUrl);
  const { status } = await device.mutate("auth.login", { email: of.email, password });
  expect(status).toBe(200);
  return device;
}

describe("funds and categories", () => {
  it("are consistent after any concurrent and repeated changes of three sessions", async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(diary, diary, diary), async (diaries) => {
        const owner = await register(baseUrl);
        const sessions = [owner, await anotherSession(owner), await anotherSession(owner)];
        const ledger: Ledger = { entered: new Map(), deleted: new Set() };
        const live = async (session: ApiClient, pages: readonly Act[]) => {
          for (const page of pages) await acts[page.kind]({ ...page, session, ledger });
        };
        await Promise.all(diaries.map((pages, index) => live(sessions[index] ?? owner, pages)));
        for (const session of sessions) await expectBalance(session, ledger);
      }),
      // Concurrency faults rarely reproduce with fewer actions, so nothing is shrunk.
      { numRuns: 20, endOnFailure: true },
    );
  }, 120_000);
});

async function expectBalance(session: ApiClient, { entered, deleted }: Ledger): Promise<void> {
  const { funds } = (await session.query("funds.list")).data as FundList;
  const categories = (await session.query("categories.list")).data as Category[];

  // No fund is lost or duplicated.
  const held = [...entered.keys()].filter((id) => !deleted.has(id));
  expect(funds.map(({ id }) => id).toSorted()).toEqual(held.toSorted());
  // Every field was entered, and the derived figures follow from it.
  for (const fund of funds) {
    const entries = entered.get(fund.id) ?? [];
    for (const field of ["category", "investedAmount", "units"] as const) {
      expect(entries.map((one) => one[field])).toContain(fund[field]);
    }
    expect(fund.nav).toBe(navOf(Number(fund.amfiCode), today));
    expect(fund).toMatchObject(valueFund(fund));
  }
  // Counts and totals equal the funds.
  expect(categories.map(({ name, count }) => [name, count])).toEqual(
    [...countBy(funds, ({ category }) => category)].toSorted(),
  );
  const paise = (values: number[]) =>
    values.reduce((sum, value) => sum + BigInt(Math.round(value * 100)), 0n);
  const { invested, currentValue, pnl } = portfolioTotals(funds, []);
  expect(paise([invested])).toBe(paise(funds.map(({ investedAmount }) => investedAmount)));
  expect(paise([currentValue])).toBe(paise(funds.map(({ currentAmount }) => currentAmount ?? 0)));
  expect(paise([pnl])).toBe(paise([currentValue]) - paise([invested]));
}
