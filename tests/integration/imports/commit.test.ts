import { describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import type { PastImport, RecordedLedgers } from "../../../src/shared/imports/schema.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import type { TransactionType } from "../../../src/shared/transactions/types.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay, transactionInput } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const fundsOf = async (owner: ApiClient): Promise<Fund[]> =>
  okay<FundList>(await owner.query("funds.list")).funds.toSorted((one, other) =>
    one.folioNumber < other.folioNumber ? -1 : 1,
  );
const fundOf = async (owner: ApiClient): Promise<Fund> => {
  const [fund, ...others] = await fundsOf(owner);
  expect(others).toEqual([]);
  return fund!;
};
const transactionsOf = async (owner: ApiClient, fundId: string) =>
  okay<TransactionList>(await owner.query("transactions.list", { fundId })).transactions;

const { schemeName, amfiCode, folioNumber } = fundInput();
const recorded = { schemeName, amfiCode: amfiCode ?? null, folioNumber };

describe("imports.commit", () => {
  it("adds new funds with their transactions, and says how many", async () => {
    const owner = await register(baseUrl);
    const items = [
      fundItem(),
      transactionItem("a"),
      transactionItem("b", { date: "2024-02-05", stampDuty: 0.03 }),
      fundItem({ folioNumber: "456", category: "debt" }),
      transactionItem("a", {}, 3),
    ];
    expect(await commit(owner, commitInput(items))).toEqual({
      added: 3,
      duplicates: 0,
      replaced: 0,
    });
    const funds = await fundsOf(owner);
    expect(funds).toMatchObject([
      { folioNumber: "123", units: 20, investedAmount: 1_000.03, hasTransactions: true },
      { folioNumber: "456", units: 10, investedAmount: 500, category: "debt" },
    ]);
    const [first] = await transactionsOf(owner, funds[0]!.id);
    expect(first).toMatchObject({ source: "import", importKey: "a", confirmed: true });
    const categories = okay<unknown[]>(await owner.query("categories.list"));
    expect(categories).toMatchObject([
      { name: "debt", count: 1 },
      { name: "equity", count: 1 },
    ]);
  });

  it("adds the funds of several people, and moves no fund that is there", async () => {
    const owner = await register(baseUrl);
    const [meera, ravi] = [await addHolder(owner), await addHolder(owner, { name: "Ravi Rao" })];
    const ofTwo = (meerasId: string | null) =>
      commitInput([
        fundItem({ holderId: meerasId }),
        transactionItem("a"),
        fundItem({ folioNumber: "456", holderId: ravi.id }),
        transactionItem("a", {}, 2),
        fundItem({ folioNumber: "789" }),
        transactionItem("a", {}, 4),
      ]);
    const first = ofTwo(meera.id);
    await commit(owner, first);
    const holderIds = async () => (await fundsOf(owner)).map(({ holderId }) => holderId);
    expect(await holderIds()).toEqual([meera.id, ravi.id, null]);
    await commit(owner, first);
    await commit(owner, ofTwo(null));
    expect(await holderIds()).toEqual([meera.id, ravi.id, null]);
    await owner.mutate("imports.undo", { importId: first.importId });
    expect(await fundsOf(owner)).toEqual([]);
  });

  it("stores nothing for a person that the account does not have", async () => {
    const owner = await register(baseUrl);
    const strangers = await addHolder(await register(baseUrl));
    const items = [
      fundItem(),
      transactionItem("a"),
      fundItem({ folioNumber: "456", holderId: strangers.id }),
      transactionItem("a", {}, 2),
    ];
    const { error } = await owner.mutate("imports.commit", commitInput(items));
    expect(error?.data).toMatchObject({ appCode: "holders/not-found", refusals: [{ items: [2] }] });
    expect(await fundsOf(owner)).toEqual([]);
  });

  it("stores a part once, however often and concurrently it is sent", async () => {
    const owner = await register(baseUrl);
    const input = commitInput();
    const answers = await Promise.all([1, 2, 3].map(() => commit(owner, input)));
    for (const answer of answers) expect(answer).toEqual({ added: 1, duplicates: 0, replaced: 0 });
    expect(await fundOf(owner)).toMatchObject({ units: 10 });
  });

  it("answers a stored part as before, whatever has become of its funds", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput());
    const items = [
      fundItem({ coverage: "later" }),
      transactionItem("b", { date: "2024-02-05" }),
      fundItem({ folioNumber: "456" }),
      transactionItem("a", {}, 2),
    ];
    const later = commitInput(items);
    const answer = await commit(owner, later);
    for (const { id } of await fundsOf(owner)) okay(await owner.mutate("funds.delete", { id }));
    okay(await owner.mutate("funds.add", fundInput()));
    expect(await commit(owner, later)).toEqual(answer);
    expect(await fundOf(owner)).toMatchObject({ hasTransactions: false });
  });

  it("adds nothing when the same statement is imported again", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput());
    expect(await commit(owner, commitInput())).toEqual({ added: 0, duplicates: 1, replaced: 0 });
    expect(await fundOf(owner)).toMatchObject({ units: 10 });
  });

  it("adds no part of a past to a fund that was deleted, or has totals again, since the file was compared", async () => {
    const owner = await register(baseUrl);
    const more = commitInput([
      fundItem({ isRecorded: true }),
      transactionItem("b", { date: "2024-02-05" }),
    ]);
    const refused = {
      appCode: "imports/ledger-deleted-meanwhile",
      refusals: [{ items: [0] }],
    };
    expect((await owner.mutate("imports.commit", more)).error?.data).toMatchObject(refused);
    const of = fundItem();
    await addFund(owner, {
      schemeName: of.schemeName,
      amfiCode: of.amfiCode,
      folioNumber: of.folioNumber,
      units: 10,
    });
    const whole = commitInput();
    await commit(owner, whole);
    okay(await owner.mutate("imports.undo", { importId: whole.importId }));
    expect((await owner.mutate("imports.commit", more)).error?.data).toMatchObject(refused);
    await commit(owner, commitInput());
    expect(await commit(owner, more)).toMatchObject({ duplicates: 0, added: 1 });
  });

  it("adds what a longer statement has more, to the folio that is there", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput());
    const later = transactionItem("b", { date: "2024-03-05" });
    const items = [fundItem({ folioNumber: "12 3 / 0" }), transactionItem("a"), later];
    expect(await commit(owner, commitInput(items))).toEqual({
      added: 1,
      duplicates: 1,
      replaced: 0,
    });
    expect(await fundOf(owner)).toMatchObject({ folioNumber: "123", units: 20 });
  });

  it("refuses a third leg of a pair, whether the others are stored or come with it, and names it", async () => {
    const owner = await register(baseUrl);
    const pairId = crypto.randomUUID();
    const leg = (key: string, type: TransactionType, fund: number) =>
      transactionItem(
        key,
        { type, pairId, date: "2024-05-05", stampDuty: 0, units: 1, amount: 50 },
        fund,
      );
    const funds = ["1", "2", "3"].flatMap((folio, index) => [
      fundItem({ folioNumber: folio }),
      transactionItem("a", {}, 2 * index),
    ]);
    const third = [
      ...funds,
      leg("x", "merger-out", 0),
      leg("y", "merger-in", 2),
      leg("z", "merger-in", 4),
    ];
    const refused = await owner.mutate("imports.commit", commitInput(third));
    expect(refused.error?.data).toMatchObject({
      appCode: "transactions/broken-pair",
      refusals: [{ items: [4] }],
    });
    expect(refused.error?.message).toContain(
      "The merger-in on 2024-05-05 does not match its other side",
    );
    expect(await fundsOf(owner)).toEqual([]);
    await commit(
      owner,
      commitInput([...funds, leg("x", "merger-out", 0), leg("y", "merger-in", 2)]),
    );
    const later = [fundItem({ folioNumber: "3" }), leg("z", "merger-in", 0)];
    const stored = await owner.mutate("imports.commit", commitInput(later));
    expect(stored.error?.data).toMatchObject({
      appCode: "transactions/broken-pair",
      refusals: [{ items: [0] }],
    });
  });

  it("refuses a transfer of unequal units, and names its fund", async () => {
    const owner = await register(baseUrl);
    const pairId = crypto.randomUUID();
    const leg = (type: TransactionType, fund: number, units: number) =>
      transactionItem(
        type,
        { type, pairId, date: "2024-05-05", stampDuty: 0, units, amount: 50 },
        fund,
      );
    const items = (units: number) => [
      fundItem({ folioNumber: "1" }),
      transactionItem("a", {}, 0),
      fundItem({ folioNumber: "2" }),
      leg("transfer-out", 0, 4),
      leg("transfer-in", 2, units),
    ];
    const { error } = await owner.mutate("imports.commit", commitInput(items(3.5)));
    expect(error?.data).toMatchObject({
      appCode: "transactions/unequal-transfer",
      refusals: [{ items: [2] }],
    });
    await commit(owner, commitInput(items(4)));
  });

  it("refuses pairs that multiply lots, and leaves few", async () => {
    const owner = await register(baseUrl);
    const date = (day: number) => new Date(Date.UTC(2024, 5, day)).toISOString().slice(0, 10);
    const many = Array.from({ length: 100 }, (_, index) => transactionItem(`a${index}`));
    await commit(
      owner,
      commitInput([
        fundItem(),
        ...many,
        fundItem({ folioNumber: "456" }),
        transactionItem("b", {}, 101),
      ]),
    );
    let answer = "";
    for (let day = 1; day <= 48 && answer === ""; day += 1) {
      const pairId = crypto.randomUUID();
      const [from, to] = day % 2 === 0 ? [1, 0] : [0, 1];
      const leg = (type: TransactionType, fund: number, units: number) =>
        transactionItem(
          `${type} ${day}`,
          { type, pairId, date: date(day), units, amount: 10, nav: null, stampDuty: 0 },
          fund,
        );
      const items = [
        fundItem(),
        fundItem({ folioNumber: "456" }),
        leg("segregation-out", from, 0),
        leg("segregation-in", to, 10),
      ];
      const { error } = await owner.mutate("imports.commit", commitInput(items));
      answer = error?.data.appCode ?? "";
    }
    expect(answer).toBe("transactions/too-many-lots");
    const [fund] = await fundsOf(owner);
    const { lots } = okay<TransactionList>(
      await owner.query("transactions.list", { fundId: fund!.id }),
    );
    expect(lots.length).toBeLessThan(10_000);
  });

  it("keeps two equal transactions of one day", async () => {
    const owner = await register(baseUrl);
    const twins = [fundItem(), transactionItem("a"), transactionItem("a #2")];
    await commit(owner, commitInput(twins));
    await commit(owner, commitInput(twins));
    expect(await fundOf(owner)).toMatchObject({ units: 20 });
  });

  it("adds nothing twice of two files that were compared before either was saved", async () => {
    const owner = await register(baseUrl);
    const dates = ["2024-01-05", "2024-02-05"];
    const files = ["pdf", "csv"].map((file) => [
      fundItem({ matched: [] }),
      ...dates.map((date) => transactionItem(`${file} ${date}`, { date })),
    ]);
    const results = [];
    for (const items of files) results.push(await commit(owner, commitInput(items)));
    expect(results).toEqual([
      { added: 2, duplicates: 0, replaced: 0 },
      { added: 0, duplicates: 2, replaced: 0 },
    ]);
  });

  it("adds a twin of what was typed, because the preview has compared all rows of the file", async () => {
    const owner = await register(baseUrl);
    await addLedger(owner, [transactionInput({ units: 10, amount: 500 })], recorded);
    const items = [fundItem({ ...recorded, coverage: "later" }), transactionItem("a")];
    expect(await commit(owner, commitInput(items))).toMatchObject({ added: 1, duplicates: 0 });
  });

  it("puts two names of one fund into the same fund", async () => {
    const owner = await register(baseUrl);
    const items = [
      fundItem(),
      transactionItem("a"),
      fundItem({ schemeName: "Its Former Name", folioNumber: "12 3/0" }),
      transactionItem("b", { date: "2024-03-05" }, 2),
    ];
    expect(await commit(owner, commitInput(items))).toMatchObject({ added: 2 });
    expect(await fundOf(owner)).toMatchObject({ units: 20 });
  });

  it("moves a fund of totals over to the transactions of its whole past", async () => {
    const owner = await register(baseUrl);
    const fund = okay<Fund>(await owner.mutate("funds.add", fundInput()));
    await commit(owner, commitInput([fundItem(recorded), transactionItem("a")]));
    expect(await fundOf(owner)).toMatchObject({
      id: fund.id,
      units: 10,
      investedAmount: 500,
      hasTransactions: true,
    });
  });

  it("leaves a fund of totals alone where the statement has a part of its past", async () => {
    const owner = await register(baseUrl);
    const fund = okay<Fund>(await owner.mutate("funds.add", fundInput()));
    const items = [fundItem({ ...recorded, coverage: "later" }), transactionItem("a")];
    const { error } = await owner.mutate("imports.commit", commitInput(items));
    expect(error?.data).toMatchObject({
      appCode: "transactions/no-ledger",
      refusals: [{ items: [0] }],
    });
    expect(await fundOf(owner)).toMatchObject({ id: fund.id, hasTransactions: false });
  });

  it("puts the whole past in the place of an opening", async () => {
    const owner = await register(baseUrl);
    const opening = { type: "opening", units: 30, amount: 1_200, nav: null, date: "2024-06-30" };
    const partial = [fundItem({ coverage: "later" }), transactionItem("o", opening)];
    await commit(owner, commitInput(partial));
    const [fund] = await fundsOf(owner);
    expect(fund).toMatchObject({ units: 30, investedAmount: 1_200 });
    const whole = [
      fundItem(),
      transactionItem("a"),
      transactionItem("b", { date: "2024-02-05", units: 20, amount: 1_000 }),
    ];
    expect(await commit(owner, commitInput(whole))).toEqual({
      added: 2,
      duplicates: 0,
      replaced: 1,
    });
    expect(await fundOf(owner)).toMatchObject({ id: fund!.id, units: 30, investedAmount: 1_500 });
  });

  it("lets an opening shrink with each part that takes its place, and brings it back when undone", async () => {
    const owner = await register(baseUrl);
    const opening = { type: "opening", units: 30, amount: 1_200, nav: null, date: "2024-06-30" };
    await commit(
      owner,
      commitInput([fundItem({ coverage: "later" }), transactionItem("o", opening)]),
    );
    const first = commitInput([fundItem({ coverage: "start" }), transactionItem("a")], {
      parts: 3,
    });
    expect(await commit(owner, first)).toEqual({ added: 1, duplicates: 0, replaced: 1 });
    // By hand: 10 units for ₹500 are there; 20 units for the other ₹700 are to come.
    expect(await fundOf(owner)).toMatchObject({ units: 30, investedAmount: 1_200 });
    const sold = { type: "redemption", date: "2024-03-05", units: 5, amount: 300 };
    const second = { ...first, part: 1, items: [first.items[0], transactionItem("b", sold)] };
    expect(await commit(owner, second)).toEqual({ added: 1, duplicates: 0, replaced: 0 });
    expect(await fundOf(owner)).toMatchObject({ units: 30, investedAmount: 1_200 });
    expect(okay(await owner.mutate("imports.undo", { importId: first.importId }))).toEqual({
      removed: 2,
    });
    expect(await fundOf(owner)).toMatchObject({ units: 30, investedAmount: 1_200 });

    const again = { ...first, importId: crypto.randomUUID() };
    await commit(owner, again);
    await commit(owner, { ...second, importId: again.importId });
    const last = transactionItem("c", { date: "2024-04-05", units: 25, amount: 1_500 });
    const third = { ...again, part: 2, items: [fundItem(), last] };
    expect(await commit(owner, third)).toEqual({ added: 1, duplicates: 0, replaced: 0 });
    expect(await fundOf(owner)).toMatchObject({ units: 30, investedAmount: 1_750 });
  });

  it("joins two items of one fund before an opening shrinks", async () => {
    const owner = await register(baseUrl);
    const opening = { type: "opening", units: 30, amount: 1_200, nav: null, date: "2024-06-30" };
    await commit(
      owner,
      commitInput([fundItem({ coverage: "later" }), transactionItem("o", opening)]),
    );
    const twice = [
      fundItem({ coverage: "start" }),
      transactionItem("a"),
      fundItem({ coverage: "start" }),
      transactionItem("b", {}, 2),
    ];
    expect(await commit(owner, commitInput(twice, { parts: 2 }))).toEqual({
      added: 2,
      duplicates: 0,
      replaced: 1,
    });
    expect(await fundOf(owner)).toMatchObject({ units: 30, investedAmount: 1_200 });
  });

  it("puts real purchases in the place of instalments that were worked out", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput()], recorded);
    const sipId = await addSip(owner, { fundId });
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip', sip_id = ?, due_date = '2024-01-05', confirmed = 0 where fund_id = ?",
      [sipId, fundId],
    );
    const real = transactionItem("a", {
      date: "2024-01-09",
      type: "sip",
      units: 99,
      amount: 4_975,
    });
    const items = [fundItem({ ...recorded, coverage: "later" }), real];
    expect(await commit(owner, commitInput(items))).toEqual({
      added: 1,
      duplicates: 0,
      replaced: 1,
    });
    expect(await transactionsOf(owner, fundId)).toMatchObject([
      { units: 99, sipId, dueDate: "2024-01-05", source: "import" },
    ]);
  });

  it("leaves an opening alone that is of a day after the statement", async () => {
    const owner = await register(baseUrl);
    const opening = { type: "opening", units: 30, amount: 1_200, nav: null, date: "2025-03-31" };
    const partial = [fundItem({ coverage: "later" }), transactionItem("o", opening)];
    await commit(owner, commitInput(partial));
    expect(await commit(owner, commitInput())).toMatchObject({ added: 1, replaced: 0 });
    expect(await fundOf(owner)).toMatchObject({ units: 40 });
  });

  it("removes instalments that did not happen, but nothing that was typed", async () => {
    const owner = await register(baseUrl);
    const estimate = transactionInput({ date: "2024-02-05" });
    const typed = transactionInput({ date: "2024-03-05" });
    const fundId = await addLedger(owner, [transactionInput(), estimate, typed], recorded);
    const sipId = await addSip(owner, { fundId });
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip', sip_id = ?, due_date = '2024-02-05' where id = ?",
      [sipId, estimate.id],
    );
    const before = await transactionsOf(owner, fundId);
    const real = transactionItem("a", { date: "2024-04-05" });
    const input = commitInput([
      fundItem({ ...recorded, coverage: "later", isComplete: true }),
      real,
    ]);
    expect(await commit(owner, input)).toEqual({ added: 1, duplicates: 0, replaced: 1 });
    expect((await transactionsOf(owner, fundId)).map(({ date }) => date)).toEqual([
      "2024-01-05",
      "2024-03-05",
      "2024-04-05",
    ]);
    okay(await owner.mutate("imports.undo", { importId: input.importId }));
    expect(await transactionsOf(owner, fundId)).toEqual(before);
  });

  it("adds holdings without transactions as totals, once", async () => {
    const owner = await register(baseUrl);
    const totals = { units: 12.345, investedAmount: 600 };
    const items = [fundItem({ coverage: "totals", totals })];
    expect(await commit(owner, commitInput(items))).toMatchObject({ added: 1 });
    expect(await commit(owner, commitInput(items))).toMatchObject({ added: 0, duplicates: 1 });
    expect(await fundOf(owner)).toMatchObject({ units: 12.345, hasTransactions: false });
  });

  it("stores nothing of a part in which funds would sell what they do not have, and names all", async () => {
    const owner = await register(baseUrl);
    const items = [
      fundItem(),
      transactionItem("a"),
      fundItem({ folioNumber: "456" }),
      transactionItem("b", { type: "redemption" }, 2),
      fundItem({ folioNumber: "789" }),
      transactionItem("b", { type: "redemption", date: "2024-03-05" }, 4),
    ];
    const { error } = await owner.mutate("imports.commit", commitInput(items));
    expect(error?.data).toMatchObject({
      appCode: "transactions/not-enough-units",
      refusals: [
        { items: [2], values: { date: "2024-01-05" } },
        { items: [4], values: { date: "2024-03-05" } },
      ],
    });
    expect(await fundsOf(owner)).toEqual([]);
    expect(okay<PastImport[]>(await owner.query("imports.list"))).toEqual([]);
  });

  it("names the items with what no transaction can have, and stores nothing", async () => {
    const owner = await register(baseUrl);
    const refused = async (...changes: object[]) => {
      const rows = changes.map((change, index) => transactionItem(String(index), change));
      const { error } = await owner.mutate("imports.commit", commitInput([fundItem(), ...rows]));
      return error?.data;
    };
    const later = { date: "2999-01-01" };
    expect(await refused({}, later, {}, later)).toMatchObject({ refusals: [{ items: [2, 4] }] });
    const unreadable = commitInput([fundItem(), transactionItem("a"), transactionItem("")]);
    const { error } = await owner.mutate("imports.commit", unreadable);
    expect(error?.data).toMatchObject({ appCode: "request/invalid", refusals: [{ items: [2] }] });
    expect(await fundsOf(owner)).toEqual([]);
  });

  it("refuses what is no import, and changes nothing", async () => {
    const owner = await register(baseUrl);
    const refused = [
      commitInput([]),
      commitInput([transactionItem("a")]),
      commitInput([fundItem()]),
      commitInput([fundItem(), transactionItem("a", {}, 1)]),
      commitInput([fundItem(), transactionItem("")]),
      commitInput([fundItem({ coverage: "totals" })]),
      commitInput([fundItem({ amfiCode: null, recordedName: "A" }), transactionItem("a")]),
      commitInput([fundItem()], { part: 1, parts: 1 }),
      commitInput([fundItem()], { source: "pdf" as never }),
      commitInput([fundItem(), { ...transactionItem("a"), rawLine: "05-Jan-2024" }]),
      commitInput([fundItem(), transactionItem("a", { date: "2999-01-01" })]),
      commitInput([fundItem(), transactionItem("a", { acquiredOn: "2999-01-01" })]),
      commitInput(Array.from({ length: 501 }, (_, index) => fundItem({ folioNumber: `${index}` }))),
    ];
    for (const input of refused) {
      const { status } = await owner.mutate("imports.commit", input);
      expect(status, JSON.stringify(input).slice(0, 200)).toBe(400);
    }
    expect(await fundsOf(owner)).toEqual([]);
  });

  it("holds 500 items in one part", async () => {
    const owner = await register(baseUrl);
    const rows = Array.from({ length: 499 }, (_, index) =>
      transactionItem(`row ${index}`, {
        date: new Date(Date.UTC(2000, 0, 1 + index * 15)).toISOString().slice(0, 10),
      }),
    );
    expect(await commit(owner, commitInput([fundItem(), ...rows]))).toMatchObject({ added: 499 });
    expect(await fundOf(owner)).toMatchObject({ units: 4_990, investedAmount: 249_500 });
  });

  it("remembers the schemes that the user chose, and lists recorded rows for a preview", async () => {
    const owner = await register(baseUrl);
    const chosen = { schemeKey: "registrar:CAMS D110" };
    await commit(owner, commitInput([fundItem(chosen), transactionItem("a")]));
    const ledgers = okay<RecordedLedgers>(await owner.query("imports.ledgers"));
    expect(ledgers.chosenSchemes).toEqual([{ ...chosen, amfiCode: "900001" }]);
    expect(ledgers.transactions).toMatchObject([{ importKey: "a", units: 10, source: "import" }]);
    const stranger = await register(baseUrl);
    expect(okay<RecordedLedgers>(await stranger.query("imports.ledgers"))).toEqual({
      transactions: [],
      chosenSchemes: [],
      importedTotals: [],
      unlistedSchemes: [],
      version: expect.any(String),
      next: null,
    });
  });

  it("remembers what the user says is not in the list, with what its fund is by now", async () => {
    const owner = await register(baseUrl);
    const unlisted = { schemeName: "Sample Matured Plan", amfiCode: null };
    const items = [
      fundItem({ ...unlisted, schemeKey: "isin:INF000X01013" }),
      transactionItem("a"),
      fundItem({ ...unlisted, schemeKey: "isin:INF000X01013", folioNumber: "456/" }),
      transactionItem("a", {}, 2),
    ];
    const input = commitInput(items);
    await commit(owner, input);
    await commit(owner, input);
    const rememberedOf = async () =>
      okay<RecordedLedgers>(await owner.query("imports.ledgers")).unlistedSchemes.toSorted(
        (one, other) => (one.folioNumber < other.folioNumber ? -1 : 1),
      );
    const answer = { ...unlisted, schemeKey: "isin:INF000X01013" };
    const [first, second] = [
      { ...answer, folioNumber: "123" },
      { ...answer, folioNumber: "456/" },
    ];
    expect(await rememberedOf()).toEqual([first, second]);
    const fund = (await fundsOf(owner)).find(({ folioNumber: folio }) => folio === "123");
    okay(await owner.mutate("funds.update", { id: fund?.id, data: { amfiCode: "900001" } }));
    expect(await rememberedOf()).toMatchObject([{ amfiCode: "900001" }, second]);
  });

  it("finds the fund of a folio that ends in a stroke without a suffix", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput([fundItem({ folioNumber: "123/" }), transactionItem("a")]));
    const again = [fundItem({ folioNumber: "123" }), transactionItem("a")];
    expect(await commit(owner, commitInput(again))).toMatchObject({ added: 0, duplicates: 1 });
    expect(await fundsOf(owner)).toHaveLength(1);
  });

  it("gives a fund that was recorded without a code that of its scheme, once a statement names it", async () => {
    const owner = await register(baseUrl);
    const recordedName = "Flexi Cap of Example";
    const before = { schemeName: recordedName, amfiCode: null };
    await commit(owner, commitInput([fundItem(before), transactionItem("a")]));
    const later = commitInput([
      fundItem({ recordedName, coverage: "later" }),
      transactionItem("b", { date: "2024-02-05" }),
    ]);
    expect(await commit(owner, later)).toMatchObject({ added: 1 });
    expect(await fundOf(owner)).toMatchObject({ amfiCode: "900001", units: 20 });
    expect((await fundOf(owner)).schemeName).not.toBe(recordedName);
    // The next part of the same import finds it by its code.
    const next = { ...later, part: 1, parts: 2 };
    await commit(owner, {
      ...next,
      items: [later.items[0], transactionItem("c", { date: "2024-03-05" })],
    });
    expect(await fundOf(owner)).toMatchObject({ amfiCode: "900001", units: 30 });
    okay(await owner.mutate("imports.undo", { importId: later.importId }));
    expect(await fundOf(owner)).toMatchObject({ amfiCode: "900001", units: 10 });
  });

  it("takes a name in digits for no code", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput([fundItem(), transactionItem("a")]));
    const later = { date: "2024-02-05" };
    const named = fundItem({ schemeName: "900001", amfiCode: null });
    const renamed = fundItem({ amfiCode: "900002", recordedName: "900001" });
    await commit(owner, commitInput([named, transactionItem("b", later)]));
    expect(await fundsOf(owner)).toHaveLength(2);
    await commit(owner, commitInput([renamed, transactionItem("c", { date: "2024-03-05" })]));
    const codes = (await fundsOf(owner)).map(({ amfiCode: code, units }) => [code, units]);
    expect(codes.toSorted()).toEqual([
      ["900001", 10],
      ["900002", 20],
    ]);
  });

  it("gives one fund one scheme's code, and one fund of a folio, and names what says otherwise", async () => {
    const owner = await register(baseUrl);
    const names = ["Flexi Cap of Example", "Flexi Cap of Sample"] as const;
    const before = names.flatMap((name, index) => [
      fundItem({ schemeName: name, amfiCode: null }),
      transactionItem("a", {}, 2 * index),
    ]);
    await commit(owner, commitInput(before));
    const refusedOf = async (change: object) => {
      const items = [
        fundItem({ recordedName: names[0], coverage: "later" }),
        transactionItem("b", { date: "2024-02-05" }),
        fundItem({ recordedName: names[0], coverage: "later", ...change }),
        transactionItem("c", { date: "2024-03-05" }, 2),
      ];
      return (await owner.mutate("imports.commit", commitInput(items))).error?.data;
    };
    const refusal = { appCode: "funds/same-scheme-and-folio", refusals: [{ items: [2] }] };
    expect(await refusedOf({ amfiCode: "900002" })).toMatchObject(refusal);
    expect(await refusedOf({ recordedName: names[1] })).toMatchObject(refusal);
    expect((await fundsOf(owner)).map(({ amfiCode: code }) => code)).toEqual([null, null]);
    expect(await refusedOf({})).toBeUndefined();
  });

  it("gives a fund its code once where two statements name it at the same time", async () => {
    const owner = await register(baseUrl);
    const names = ["Flexi Cap of Example", "Flexi Cap of Sample"] as const;
    const before = names.flatMap((name, index) => [
      fundItem({ schemeName: name, amfiCode: null }),
      transactionItem("a", {}, 2 * index),
    ]);
    await commit(owner, commitInput(before));
    const answers = await Promise.all(
      names.map((recordedName, index) => {
        const row = transactionItem(`b${index}`, { date: `2024-0${index + 2}-05` });
        return commit(owner, commitInput([fundItem({ recordedName, coverage: "later" }), row]));
      }),
    );
    expect(answers).toMatchObject([{ added: 1 }, { added: 1 }]);
    const units = (await fundsOf(owner)).map((fund) => [fund.amfiCode ?? "", fund.units]);
    expect(units.toSorted()).toEqual([
      ["", 10],
      ["900001", 30],
    ]);
  });
});
