import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storeSampleHistories } from "../../../sample/navs.ts";
import { sampleSchemeList } from "../../../sample/scheme-list.ts";
import type { Me, User } from "../../../src/shared/auth/schema.ts";
import type { DirectPortfolio } from "../../../src/shared/direct/schema.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import type { PortfolioHistory } from "../../../src/shared/history/schema.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import { sipsInMonth } from "../../../src/shared/sips/upcoming.ts";
import type { GoalView } from "../../../src/shared/goals/schema.ts";
import type { TargetsView } from "../../../src/shared/targets/schema.ts";
import type { TaxReport } from "../../../src/shared/tax/report/report-types.ts";
import type { SellableFunds } from "../../../src/shared/tax/selling/selling-types.ts";
import type { WatchedScheme } from "../../../src/shared/compare/watch-list/schema.ts";
import * as addresses from "../../../src/server/auth/addresses/tables.ts";
import * as assistants from "../../../src/server/auth/assistants/tables.ts";
import * as events from "../../../src/server/auth/events/tables.ts";
import * as openid from "../../../src/server/auth/openid/tables.ts";
import { getMe } from "../../../src/server/auth/procedures/me.ts";
import { requestPasswordReset } from "../../../src/server/auth/procedures/request-password-reset.ts";
import * as secondFactor from "../../../src/server/auth/second-factor/tables.ts";
import * as auth from "../../../src/server/auth/tables.ts";
import { deleteExpiredDemos } from "../../../src/server/demo/procedures/delete-expired-demos.ts";
import { demoCodes } from "../../../src/server/demo/portfolio.ts";
import { maxDemoAccounts, startDemo } from "../../../src/server/demo/procedures/start-demo.ts";
import { tablesIn } from "../../../src/server/platform/db/tables-of.ts";
import { apiClient, register, type ApiClient } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { addFund, registerRecipient } from "../../support/api/sharing.ts";
import type { Sender, SharedFundList } from "../../../src/shared/sharing/schema.ts";
import { keepUpAfter } from "../../support/api/keep-up.ts";
import { tablesOfAccount } from "../../support/data/tables-of-account.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
// A Monday.
const lastDay = "2026-08-24";
const context = () => requestContext(databaseUrl);
const limits = [{ name: "demo", span: 60_000, max: { network: 1 } }] as const;

beforeAll(async () => {
  await loadFeed(databaseUrl, sampleSchemeList(lastDay));
  await storeSampleHistories(context().db, lastDay);
});

// Other test files load their own lists.
afterAll(async () => {
  for (const table of ["tracked_schemes", "nav_points", "nav_years"]) {
    await runSql(databaseUrl, `delete from ${table}`);
  }
  await runSql(databaseUrl, "delete from users where demo_until is not null");
});

async function startedDemo(): Promise<{ demo: ApiClient; user: User }> {
  const demo = apiClient(baseUrl);
  const { user } = okay<{ user: User }>(await demo.mutate("demo.start"));
  return { demo, user };
}

/** Tables of an account of which a demo has no rows, with the reason. */
const notInDemo: Record<string, string> = {
  calendars: "a demo account gets no calendar",
  chosen_schemes: "nothing is imported",
  exit_loads: "AMFI's list does not have them: each is the user's to say",
  import_parts: "nothing is imported",
  imports: "nothing is imported",
  inbox_addresses: "a demo account gets no mail",
  inbox_chunks: "a demo account gets no mail",
  inbox_files: "a demo account gets no mail",
  inbox_mails: "a demo account gets no mail",
  push_devices: "a demo account gets no notifications",
  push_queue: "a demo account gets no notifications",
  push_told: "a demo account gets no notifications",
  removals: "nothing is deleted",
  removed_rows: "nothing is deleted",
  sharing_blocks: "a demo account cannot share",
  letter_addresses: "a demo account gets no letters",
  letter_calls: "a demo account gets no letters",
  letter_settings: "a demo account gets no letters",
  letters: "a demo account gets no letters",
  told_topics: "a demo account gets no letters",
  oauth_grants: "a demo account cannot connect an assistant",
  oauth_tokens: "a demo account cannot connect an assistant",
  statement_balances: "nothing is imported",
  tax_losses: "nothing was filed",
  tax_profiles: "a tax report asks for it",
  undone_imports: "nothing is imported",
  unlisted_schemes: "nothing is imported",
};
const ofSignIn = tablesIn([auth, addresses, assistants, events, openid, secondFactor]).map(
  getTableName,
);

const fundsOf = async (user: ApiClient) => okay<FundList>(await user.query("funds.list"));
const usersWith = (id: string) => runSql(databaseUrl, "select * from users where id = ?", [id]);

const ownerColumn = (table: string) => (table.startsWith("share") ? "recipient_id" : "user_id");

describe("demo.start", () => {
  it("has rows in each table of an account, or there is a reason why not", async () => {
    const { user } = await startedDemo();
    const counts = await Promise.all(
      tablesOfAccount
        .filter((table) => !ofSignIn.includes(table) && !Object.hasOwn(notInDemo, table))
        .map(async (table) => ({
          table,
          found: await runSql(
            databaseUrl,
            `select 1 from ${table} where ${ownerColumn(table)} = ? limit 1`,
            [user.id],
          ),
        })),
    );
    expect(counts.filter(({ found }) => found.length === 0)).toEqual([]);
  });

  it("signs in to a new account with a value, today's change, XIRR, a chart and SIPs", async () => {
    const { demo, user } = await startedDemo();
    expect(user).toMatchObject({
      name: "Asha Rao",
      email: expect.stringMatching(/^demo-[0-9a-f]{12}@demo\.invalid$/),
      canShare: false,
    });
    const left = Date.parse(user.demoUntil ?? "") - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    expect(okay<Me>(await demo.query("auth.me"))).toMatchObject({ user, demoEnabled: true });

    const { funds, dayChange } = await fundsOf(demo);
    expect(funds.map(({ navDate }) => navDate)).toEqual(Array.from({ length: 10 }, () => lastDay));
    expect(funds.every(({ pnl }) => pnl !== null && pnl !== 0)).toBe(true);
    const against = { earliest: "2026-08-21", latest: "2026-08-21" };
    expect(dayChange).toMatchObject({ on: lastDay, against, funds: 10 });
    expect(funds.every(({ hasTransactions }) => hasTransactions)).toBe(true);
    expect(funds.filter(({ realised }) => (realised ?? 0) > 0)).toHaveLength(4);

    const performance = okay<PortfolioPerformance>(await demo.query("portfolio.performance"));
    expect(performance.leftOut).toBe(0);
    expect(performance.xirr).toBeCloseTo(0.13, 1);
    const history = okay<PortfolioHistory>(await demo.query("portfolio.history", {}));
    expect(history.days.length).toBeGreaterThan(8 * 250);
    expect(history).toMatchObject({ leftOut: [], estimated: null, atCost: [], missingUntil: null });
    const value = funds.reduce((sum, { currentAmount }) => sum + (currentAmount ?? 0), 0);
    expect(history.values.at(-1)).toBeCloseTo(value, 2);
    const sips = okay<Sip[]>(await demo.query("sips.list", {}));
    expect(sips.map(({ next }) => next !== null)).toEqual([true, true, true, true]);
    // One instalment is left to record.
    expect(sips.map(({ recordedThrough }) => recordedThrough).toSorted()).toEqual(
      ["07-20", "08-05", "08-10", "08-15"].map((day) => `2026-${day}`),
    );
    expect(sipsInMonth(sips, lastDay)).toEqual({ recorded: 3, total: 4 });

    const holders = okay<Holder[]>(await demo.query("holders.list"));
    expect(holders).toMatchObject([
      { name: "Tara Rao", kind: "minor", clubbedWith: "me", fundCount: 1 },
      { name: "Vikram Rao", kind: "individual", clubbedWith: null, fundCount: 2 },
    ]);
  });

  it("holds regular plans whose cost is known, and watches two schemes with their day's change", async () => {
    const { demo } = await startedDemo();
    const inDirect = okay<DirectPortfolio>(await demo.query("direct.portfolio", {}));
    const regular = inDirect.funds.filter(({ reason }) => reason === null);
    expect(regular).toHaveLength(3);
    expect(regular.every(({ lost }) => (lost ?? 0) > 0)).toBe(true);
    expect(inDirect.lastYear.percent).toBeCloseTo(0.8, 1);
    const watched = okay<WatchedScheme[]>(await demo.query("watch.list"));
    expect(watched.map(({ previousNav }) => previousNav !== null)).toEqual([true, true]);
  });

  it("leaves nothing out of the tax and of what can be sold", async () => {
    const { demo } = await startedDemo();
    const report = okay<TaxReport>(await demo.query("tax.report", {}));
    const sellable = okay<SellableFunds>(await demo.query("tax.sellable", {}));
    expect([report.leftOut, sellable.leftOut]).toEqual([[], []]);
  });

  it("has a target and goals that its funds and SIPs feed", async () => {
    const { demo } = await startedDemo();
    const { isSet, leftOut } = okay<TargetsView>(await demo.query("targets.get"));
    expect([isSet, leftOut]).toEqual([true, []]);
    const goals = okay<GoalView[]>(await demo.query("goals.list"));
    expect(goals.map(({ name, value, sips }) => [name, value > 0, sips.length])).toEqual([
      ["Tara's college", true, 1],
      ["After work", true, 2],
    ]);
  });

  it("receives a share that is kept up, which nothing pushes", async () => {
    const { demo } = await startedDemo();
    const [sender, ...others] = okay<Sender[]>(await demo.query("sharing.senders"));
    expect(others).toEqual([]);
    expect(sender).toMatchObject({ senderName: "Meena Rao", keepsUp: "on" });
    const seen = () => demo.query("sharing.senderFunds", { senderId: sender?.senderUid });
    const before = okay<SharedFundList>(await seen());
    expect(before.funds).toHaveLength(2);
    await keepUpAfter(databaseUrl, 1);
    expect(okay(await seen())).toEqual(before);
    const input = { senderId: sender?.senderUid };
    okay(await demo.mutate("sharing.refuseKeepUp", input));
    okay(await demo.mutate("sharing.askForUpdate", input));
    expect(okay(await demo.query("sharing.senders"))).toMatchObject([{ keepsUp: "off" }]);
  });

  it("returns the same account to a second call, and a new one to another caller", async () => {
    const { demo, user } = await startedDemo();
    expect(okay(await demo.mutate("demo.start"))).toEqual({ user });
    expect((await fundsOf(demo)).funds).toHaveLength(10);
    const other = await startedDemo();
    expect(other.user.id).not.toBe(user.id);
  });

  it("refuses a signed-in caller, whose session and data stay", async () => {
    const asha = await register(baseUrl);
    await addFund(asha);
    const before = await fundsOf(asha);
    const { error } = await asha.mutate("demo.start");
    expect(error).toMatchObject({
      message: "You are signed in. Log out to try Fundbook with sample data.",
      data: { appCode: "demo/signed-in", httpStatus: 409 },
    });
    expect(await fundsOf(asha)).toEqual(before);
  });

  it("leaves out schemes that are not listed, and writes nothing if none is", async () => {
    const lines = sampleSchemeList(lastDay).split("\n");
    const listWithout = (codes: RegExp) => lines.filter((line) => !codes.test(line)).join("\n");
    try {
      await loadFeed(databaseUrl, listWithout(/^(120503|112323|118701);/));
      const { demo } = await startedDemo();
      expect((await fundsOf(demo)).funds).toHaveLength(8);
      await loadFeed(databaseUrl, listWithout(new RegExp(`^(${demoCodes.join("|")});`)));
      const count = () => runSql(databaseUrl, "select count(*) as users from users");
      const before = await count();
      const { error } = await apiClient(baseUrl).mutate("demo.start");
      expect(error?.data).toMatchObject({ appCode: "demo/no-schemes", httpStatus: 503 });
      expect(await count()).toEqual(before);
    } finally {
      await loadFeed(databaseUrl, sampleSchemeList(lastDay));
    }
  });

  it("is refused when DEMO is off", async () => {
    const { settings, ...rest } = context();
    const off = { ...rest, limits, settings: { ...settings, demoEnabled: false } };
    await expect(startDemo(off)).rejects.toMatchObject({ appCode: "demo/off" });
    expect(await getMe(off)).toMatchObject({ user: null, demoEnabled: false });
  });
});

describe("a demo account", () => {
  it("cannot share, find recipients or be found", async () => {
    const { demo, user } = await startedDemo();
    const recipient = await registerRecipient(baseUrl);
    for (const [procedure, input] of [
      ["sharing.setPermission", { canShare: true }],
      ["sharing.share", { recipientId: recipient.id }],
    ] as const) {
      const { error } = await demo.mutate(procedure, input);
      expect([error?.data.appCode, error?.message]).toEqual([
        "demo/no-sharing",
        "A demo account cannot share.",
      ]);
    }
    const nobody = { recipients: [], nextCursor: null };
    expect(okay(await demo.query("sharing.recipients", {}))).toEqual(nobody);
    expect(okay(await recipient.query("sharing.recipients", { query: user.email }))).toEqual(
      nobody,
    );
    await addFund(recipient);
    const { error } = await recipient.mutate("sharing.share", { recipientId: user.id });
    expect(error?.data.appCode).toBe("sharing/not-allowed");
  });

  it("gets no reset link", async () => {
    const { user } = await startedDemo();
    const work: Promise<void>[] = [];
    const waitUntil = (_event: string, run: () => Promise<void>) => void work.push(run());
    await requestPasswordReset({ ...context(), limits, waitUntil }, { email: user.email });
    await Promise.all(work);
    expect(work).toHaveLength(1);
    const codes = "select hash from password_reset_codes where user_id = ?";
    expect(await runSql(databaseUrl, codes, [user.id])).toEqual([]);
  });

  it("has no passkeys", async () => {
    const { demo } = await startedDemo();
    const { error } = await demo.mutate("passkeys.addOptions");
    expect(error?.data.appCode).toBe("demo/no-passkeys");
  });

  it("can be deleted by its user without a password", async () => {
    const { demo, user } = await startedDemo();
    await makeStale(databaseUrl, user);
    okay(await demo.mutate("account.delete"));
    expect(await usersWith(user.id)).toEqual([]);
  });

  it("is deleted with all its data once it has expired, or if a fast clock created it", async () => {
    const [expired, fast, current] = [
      await startedDemo(),
      await startedDemo(),
      await startedDemo(),
    ];
    const set = "update users set demo_until = ? where id = ?";
    await runSql(databaseUrl, set, [Date.now() - 1, expired.user.id]);
    await runSql(databaseUrl, set, [Date.now() + 40 * 86_400_000, fast.user.id]);
    await deleteExpiredDemos(context());
    for (const { user, demo } of [expired, fast]) {
      expect(await usersWith(user.id)).toEqual([]);
      const rows = "select id from transactions where user_id = ?";
      expect(await runSql(databaseUrl, rows, [user.id])).toEqual([]);
      expect((await demo.query("funds.list")).status).toBe(401);
    }
    expect((await fundsOf(current.demo)).funds).toHaveLength(10);
  });

  it("is refused while there are as many as there may be, and ends nobody else's", async () => {
    const { demo } = await startedDemo();
    const rows = `
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
      insert into users (id, email, name, provider, created_at, demo_until)
      select 'full-' || n, 'full-' || n || '@demo.invalid', 'Demo', 'emailAndPassword', ?, ? from numbers`;
    const [now, end] = [Date.now(), Date.now() + 3_600_000];
    await runSql(databaseUrl, rows, [maxDemoAccounts, now, end]);
    const { error } = await apiClient(baseUrl).mutate("demo.start");
    await runSql(databaseUrl, "delete from users where id like 'full-%'");
    expect(error?.data.appCode).toBe("demo/too-many");
    expect((await fundsOf(demo)).funds).toHaveLength(10);
    await startedDemo();
  });
});
