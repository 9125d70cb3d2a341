import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../src/shared/dates.ts";
import { openQuestion } from "../../../../../src/shared/imports/propose/open-question.ts";
import { countsOf } from "../../../../../src/shared/imports/propose/counts.ts";
import { proposeStatement } from "../../../../../src/shared/imports/propose/propose-statement.ts";
import type { Choice } from "../../../../../src/shared/imports/propose/proposed-scheme.ts";
import type { Recorded } from "../../../../../src/shared/imports/propose/recorded.ts";
import type {
  Statement,
  StatementRow,
  StatementScheme,
} from "../../../../../src/shared/imports/statement.ts";
import { statementRow, statementScheme } from "../../../../support/api/imports.ts";

const scheme = {
  code: "900001",
  name: "Example Flexi Cap Fund - Direct Plan - Growth",
  nav: null,
  navDate: null,
};
const nothing: Recorded = { funds: [], transactions: [], importedTotals: [] };

const bought = ["2024-01-05", "2024-02-05", "2024-03-05"];
const rowsOn = (dates: readonly string[]) =>
  dates.map((date, index) => statementRow({ date, balance: `${10 * (index + 1)}.000` }));

async function proposed(
  rows: ReturnType<typeof rowsOn>,
  folio: string | null,
  before: Recorded,
  change: Partial<StatementScheme> = {},
  times = 1,
  chosen: Partial<Choice> = {},
) {
  const one = statementScheme({ folio, rows, closing: null, ...change });
  const statement: Statement = {
    source: "cas-detailed",
    from: "1990-01-01",
    to: "2024-12-31",
    schemes: Array.from({ length: times }, () => one),
    failures: [],
    leftOut: [],
    unreadable: [],
  };
  const choice = {
    scheme,
    isChosen: false,
    isUnlisted: false,
    replacesTotals: false,
    unlistedName: null,
    isSkipped: false,
    isConfirmed: false,
    folio,
    cost: null,
    category: "equity",
    ...chosen,
  } as Choice;
  const { schemes, after } = await proposeStatement(
    statement,
    before,
    () => choice,
    () => crypto.randomUUID(),
    async () => {},
  );
  return {
    schemes,
    likelyDuplicate: schemes[0]?.likelyDuplicate,
    after,
    counts: countsOf(statement, schemes),
  };
}

describe("the rows of a scheme", () => {
  it("are said to be in another folio where most of them are", async () => {
    const { after, likelyDuplicate } = await proposed(rowsOn(bought), "Groww", nothing);
    expect(likelyDuplicate).toBeNull();
    const rows = [...rowsOn(bought), statementRow({ date: "2024-04-05", balance: "40.000" })];
    expect((await proposed(rows, "123", after)).likelyDuplicate).toEqual({
      folio: "Groww",
      rows: 3,
    });
    const apart = rowsOn(["2024-01-04", "2024-02-06", "2024-03-06"]);
    expect((await proposed(apart, "123", after)).likelyDuplicate).toMatchObject({ rows: 3 });
    const longer = rowsOn([
      ...Array.from({ length: 9 }, (_, at) => `2023-0${at + 1}-05`),
      ...bought,
    ]);
    expect((await proposed(longer, "123", after)).likelyDuplicate).toMatchObject({ rows: 3 });
    const others = rowsOn(["2024-01-05", "2024-05-06", "2024-06-05"]);
    expect((await proposed(others, "123", after)).likelyDuplicate).toBeNull();
    expect((await proposed(rowsOn(bought), "Groww", after)).likelyDuplicate).toBeNull();
  });

  it("are known where the scheme was recorded before the list had it, or after the list lost it", async () => {
    const unlisted = { scheme: null, isUnlisted: true };
    for (const [first, second] of [
      [unlisted, {}],
      [{}, unlisted],
    ]) {
      const { after } = await proposed(rowsOn(bought), "123 / 0", nothing, {}, 1, first);
      const again = await proposed(rowsOn(bought), "123", after, {}, 1, second);
      expect(again.counts).toMatchObject({ read: 3, new: 0, known: 3 });
      const code = [after, again.after].map(({ funds }) => funds[0]?.amfiCode ?? null);
      expect(again.schemes[0]?.proposed?.fund).toMatchObject({
        amfiCode: code[0] ?? "900001",
        recordedName: code[0] === null ? after.funds[0]?.schemeName : null,
      });
      const elsewhere = await proposed(rowsOn(bought), "456", after, {}, 1, second);
      expect(elsewhere.counts).toMatchObject({ new: 3 });
      const other = {
        ...second,
        scheme: null,
        isUnlisted: true,
        unlistedName: "Example Debt Fund",
      };
      const renamed = { name: "Example Debt Fund" };
      const others = await proposed(rowsOn(bought), "123", after, renamed, 1, other);
      expect(others.counts).toMatchObject({ new: 3 });
    }
  });

  it("are not taken for those of a fund that is another scheme's since, though nothing was new then", async () => {
    const unlisted = { scheme: null, isUnlisted: true };
    const { after } = await proposed(rowsOn(bought), "123", nothing, {}, 1, unlisted);
    const first = await proposed(rowsOn(bought), "123", after);
    expect(first.counts).toMatchObject({ new: 0, known: 3 });
    const listed = {
      ...scheme,
      code: "900002",
      plan: "direct",
      option: "growth",
      frequency: null,
      isInferred: false,
      fundHouse: null,
      category: null,
      isin: null,
      reinvestmentIsin: null,
      formerName: null,
    } as const;
    const other = { scheme: listed };
    const second = await proposed(rowsOn(bought), "123", first.after, {}, 1, other);
    expect(second.counts).toMatchObject({ new: 3, known: 0 });
    expect(second.schemes[0]?.proposed?.fund.recordedName).toBeNull();
    const later = await proposed(rowsOn([...bought, "2024-04-05"]), "123", first.after);
    expect(later.counts).toMatchObject({ new: 1, known: 3 });
    // The server has it under its old name until this is sent.
    expect(later.schemes[0]?.proposed?.fund.recordedName).toBe(after.funds[0]?.schemeName);
  });

  it("are left out where the fund's name is too long, and not where the house's is", async () => {
    const { schemes } = await proposed(rowsOn(bought), "1".repeat(51), nothing);
    expect(schemes[0]?.proposed?.proposal.refusal).toMatchObject({
      reason: "unusable-fund",
      message: "Folio number must be at most 50 characters",
      location: { page: 1 },
    });
    const house = "Sample ".repeat(20);
    const others = await proposed(rowsOn(bought), "123", nothing, { house });
    expect(others.schemes[0]?.proposed).toMatchObject({
      proposal: { refusal: null },
      fund: { house: null },
    });
  });

  it("count as one where a file that begins later has what is held only", async () => {
    const closing = { units: "90", date: "2024-12-31", nav: "60", cost: "5000", value: null };
    const { counts } = await proposed([], "123", nothing, { opening: "90", closing });
    expect(counts).toMatchObject({ read: 1, new: 1, known: 0 });
  });

  it("of a second holding that is recorded as the same fund are left out and said", async () => {
    const closing = { units: "90", date: "2024-12-31", nav: "60", cost: "5000", value: null };
    const { schemes } = await proposed([], "123", nothing, { opening: null, closing }, 2);
    expect(schemes.map(({ proposed: each }) => each?.proposal.refusal?.reason)).toEqual([
      undefined,
      "same-fund",
    ]);
  });

  it("count once where the user says that a line stands twice, and add up to the lines read", async () => {
    const rows = [...rowsOn(bought), { ...statementRow({ date: "2024-03-05" }), isAlike: true }];
    const { counts } = await proposed(rows, "1", nothing, {}, 1, { countsAlikeOnce: true });
    expect(counts).toMatchObject({ read: 4, new: 3, leftOut: 1 });
  });

  it("of a later month take the place of an earlier one's that is chosen with it", async () => {
    const closingOf = (units: string, date: string) => ({
      closing: { units, date, nav: "60", cost: "5000", value: null },
      opening: null,
    });
    const { after } = await proposed([], "123", nothing, closingOf("90", "2024-11-30"));
    const later = await proposed([], "123", after, closingOf("95", "2024-12-31"));
    expect(later.schemes[0]?.proposed?.proposal).toMatchObject({
      totals: { units: 95 },
      totalsBefore: { units: 90 },
    });
    expect(later.counts).toMatchObject({ read: 1, new: 1 });
    const earlier = await proposed([], "123", later.after, closingOf("90", "2024-11-30"));
    expect(earlier.schemes[0]?.proposed?.proposal.totalsBefore).toBeNull();
  });

  it("replace typed totals of other units only where somebody says so", async () => {
    const held = { units: "95", date: null, nav: null, cost: "5000", value: null };
    const change = { opening: null, closing: held };
    const typed = {
      ...nothing,
      funds: (await proposed([], "123", nothing, { ...change, closing: { ...held, units: "90" } }))
        .after.funds,
    };
    const kept = await proposed([], "123", typed, change);
    expect(kept.schemes[0]?.proposed?.proposal).toMatchObject({ isOtherUnits: true });
    expect(kept.counts).toMatchObject({ new: 0, known: 1 });
    const { schemes, counts, after } = await proposed([], "123", typed, change, 1, {
      replacesTotals: true,
    });
    expect(schemes[0]?.proposed?.proposal).toMatchObject({
      isOtherUnits: false,
      totalsBefore: { units: 90, investedAmount: 5_000 },
      totals: { units: 95 },
    });
    expect(counts).toMatchObject({ new: 1 });
    expect(after.funds).toMatchObject([{ units: 95 }]);
  });

  it("are in doubt before the scheme's first NAV, where that is known", async () => {
    const doubtsWith = async (firstNav: string) => {
      const before = { ...nothing, firstNavs: new Map([[scheme.code, firstNav]]) };
      const { schemes } = await proposed(rowsOn(bought), "123", before);
      return schemes[0]?.doubts.flatMap(({ doubts }) => doubts);
    };
    expect(await doubtsWith("2024-01-05")).toEqual([]);
    expect(await doubtsWith("2024-02-01")).toEqual([
      {
        kind: "before-inception",
        date: "2024-01-05",
        inception: "2024-01-22",
        firstNav: "2024-02-01",
      },
    ]);
  });

  it("are in doubt where their value gives another NAV than the scheme has", async () => {
    const listed = { scheme: { ...scheme, nav: "60", navDate: "2024-12-31" } } as Partial<Choice>;
    const doubtsFor = async (units: string) => {
      const closing = { units, date: "2024-12-31", nav: null, cost: "5000", value: "6000" };
      const location = { page: null, line: 2, text: "" };
      const change = { opening: null, closing, location };
      const { schemes } = await proposed([], "123", nothing, change, 1, listed);
      return schemes[0]?.doubts.flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
    };
    expect(await doubtsFor("100")).toEqual([]);
    expect(await doubtsFor("60")).toEqual(["nav"]);
  });

  it("are said to be held in another folio where that has as many units or nearly its number", async () => {
    const closing = { units: "90", date: null, nav: null, cost: "5000", value: null };
    const change = { opening: null, closing };
    const { after } = await proposed([], "123", nothing, change);
    expect((await proposed([], "456", after, change)).likelyDuplicate).toEqual({
      folio: "123",
      rows: 0,
    });
    const more = { ...change, closing: { ...closing, units: "91" } };
    expect((await proposed([], "456", after, more)).likelyDuplicate).toBeNull();
    expect((await proposed([], "123 / 45", after, more)).likelyDuplicate).not.toBeNull();
    const rows = rowsOn([...bought, "2024-04-05"]);
    for (const [folio, isSame] of [
      ["456", false],
      ["123 / 45", true],
    ] as const) {
      const { likelyDuplicate } = await proposed(rows, folio, after);
      expect(likelyDuplicate).toEqual(isSame ? { folio: "123", rows: 0 } : null);
    }
    const all = rowsOn(Array.from({ length: 9 }, (_, at) => `2024-0${at + 1}-05`));
    expect((await proposed(all, "456", after)).likelyDuplicate).toMatchObject({ rows: 0 });
  });

  it("are in doubt when their figures look wrong, but not when a sale mentions its tax", async () => {
    const odd = (change: Partial<StatementRow>) =>
      statementRow({ date: "2024-04-05", balance: null, ...change });
    const own = rowsOn(bought);
    const doubtsFor = async (row: StatementRow) => {
      const { schemes } = await proposed([...own, row], "123", nothing, { opening: null });
      return schemes[0]?.doubts.map((each) => each.doubts.map(({ kind }) => kind));
    };
    const { schemes } = await proposed(own, "123", nothing);
    expect(schemes[0]?.doubts).toEqual([]);
    expect(await doubtsFor(odd({ amount: "900.00" }))).toEqual([["amount"]]);
    const sale = { type: "redemption", units: "5.000", nav: own[0]?.nav ?? null } as const;
    const worth = 5 * Number(own[0]?.nav);
    const taxed = odd({ ...sale, amount: String(worth * 0.7), description: "Redemption" });
    expect(await doubtsFor(taxed)).toEqual([["amount"]]);
    expect(await doubtsFor({ ...taxed, description: "Redemption less TDS" })).toEqual([]);
    expect(await doubtsFor(odd({ date: "2012-12-31" }))).toEqual([["before-inception"]]);
    const afterOdd = { date: "2024-05-05", balance: null };
    const between = await proposed(
      [...own, odd({ nav: "5", amount: "50" }), statementRow(afterOdd)],
      "123",
      nothing,
      { opening: null },
    );
    expect(between.schemes[0]?.doubts.map(({ row }) => row?.nav)).toEqual(["5"]);
    const first = await proposed(
      [
        statementRow({ date: "2024-01-05", balance: null, nav: "5", amount: "50" }),
        ...own.slice(1),
      ],
      "123",
      nothing,
      { opening: null },
    );
    expect(first.schemes[0]?.doubts.map(({ row }) => row?.date)).toEqual(["2024-02-05"]);
    const closing = { units: "90", date: "2024-12-31", nav: "60", cost: "0", value: null };
    const held = await proposed([], "123", nothing, { opening: null, closing });
    expect(held.schemes[0]?.doubts).toEqual([
      { row: null, doubts: [{ kind: "no-cost" }], correction: null },
    ]);
  });
});

describe("the question that a scheme waits for", () => {
  const closing = { units: "90", date: "2024-12-31", nav: "60", cost: null, value: null };

  it("asks which scheme it is, what it cost, or whether a doubtful figure is right", async () => {
    const [unsaid] = (await proposed(rowsOn(bought), null, nothing)).schemes;
    expect(unsaid && openQuestion(unsaid)).toBe("scheme");
    const [held] = (await proposed([], "123", nothing, { opening: null, closing })).schemes;
    expect(held && openQuestion(held)).toBe("cost");
    const free = { opening: null, closing: { ...closing, cost: "0" } };
    const [doubted] = (await proposed([], "123", nothing, free)).schemes;
    expect(doubted && openQuestion(doubted)).toBe("doubt");
    if (doubted === undefined) return;
    const answered = (choice: Partial<Choice>) =>
      openQuestion({ ...doubted, choice: { ...doubted.choice, ...choice } });
    expect(answered({ isConfirmed: true })).toBeNull();
    expect(answered({ isSkipped: true })).toBeNull();
  });

  it("is null when everything is answered, or when no answer would help", async () => {
    const [matched] = (await proposed(rowsOn(bought), "123", nothing)).schemes;
    expect(matched && openQuestion(matched)).toBeNull();
    const [empty] = (
      await proposed([], "123", nothing, { closing: { ...closing, units: "0" }, opening: null })
    ).schemes;
    expect(empty?.proposed?.proposal.refusal?.reason).toBe("nothing-held");
    expect(empty && openQuestion(empty)).toBeNull();
  });
});

describe("what is recorded after a statement", () => {
  it("has the units of a ledger that replaces totals, not the sum of both", async () => {
    const fund = {
      id: "typed",
      hasTransactions: false,
      units: 30,
      investedAmount: 1_500,
      folioNumber: "123",
      schemeName: scheme.name,
      amfiCode: scheme.code,
      category: "equity",
    };
    const { after } = await proposed(rowsOn(bought), "123", { ...nothing, funds: [fund] });
    expect(after.funds).toMatchObject([{ id: "typed", hasTransactions: true, units: 30 }]);
  });

  it("asks about rows without balances that are recorded by another day, and about no others", async () => {
    const shifts = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(shifts, fc.boolean(), async (days, hasDuty) => {
        const { after } = await proposed(rowsOn(bought), "123", nothing);
        const months = ["2024-01-05", "2024-02-05", "2024-03-05", "2024-06-05"];
        const rows = days.map((shift, at) =>
          statementRow({
            date: addDays(months[at] ?? "", shift),
            amount: hasDuty ? "500" : "499.98",
            balance: null,
          }),
        );
        const { schemes } = await proposed(rows, "123", after, { opening: null });
        const asked = schemes[0]?.doubts.flatMap(({ row, doubts }) =>
          doubts.flatMap((doubt) =>
            doubt.kind === "other-day" ? [[row?.date, doubt.recordedOn]] : [],
          ),
        );
        const one = await proposed(rows, "123", after, { opening: null }, 1, {
          leavesOutTwins: true,
        });
        expect(one.schemes[0]?.doubts).toEqual([]);
        expect(one.counts.new).toBe(days.length > 3 ? 1 : 0);
        expect(asked).toEqual(
          rows.flatMap(({ date }, at) =>
            date === months[at] || at === 3 ? [] : [[date, months[at]]],
          ),
        );
      }),
      { numRuns: 30 },
    );
  });

  it("asks about a purchase for which as much was paid up to a week away, by another NAV", async () => {
    const recorded = [statementRow({ amount: "4999.75", stampDuty: "0.25", units: "61.885" })];
    const { after } = await proposed(recorded, "123", nothing, { opening: null });
    const rowOf = (shift: number, amount: string, stampDuty = "0") =>
      statementRow({
        date: addDays(bought[0] ?? "", shift),
        amount,
        stampDuty,
        units: "61.928",
        nav: "80.73",
        balance: null,
      });
    const askedOf = async (row: StatementRow) => {
      const { schemes } = await proposed([row], "123", after, { opening: null });
      return schemes[0]?.doubts.flatMap(({ doubts }) => doubts.map(({ kind }) => kind)) ?? [];
    };
    const days = fc.integer({ min: -7, max: 7 });
    const sums = fc.constantFrom(["4999.75"], ["4999.75", "0.25"], ["5000"], ["5000.74"]);
    await fc.assert(
      fc.asyncProperty(days, sums, async (shift, [amount = "", duty]) => {
        expect(await askedOf(rowOf(shift, amount, duty))).toContain("same-payment");
      }),
      { numRuns: 30 },
    );
    for (const row of [rowOf(1, "5002"), rowOf(8, "4999.75"), rowOf(28, "4999.75")])
      expect(await askedOf(row)).not.toContain("same-payment");
  });

  it("asks about a purchase up to a tenth off a worked-out instalment, which takes the place of none", async () => {
    const { after } = await proposed([statementRow({ balance: null })], "123", nothing, {
      opening: null,
    });
    const transactions = after.transactions.map((row) => ({
      ...row,
      type: "sip" as const,
      source: "sip" as const,
      importKey: null,
      dueDate: row.date,
    }));
    const found = async (amount: string, chosen: Partial<Choice> = {}) => {
      const rows = [statementRow({ amount, units: "9", balance: null })];
      const before = { ...after, transactions };
      const own = { opening: null };
      const { schemes, counts } = await proposed(rows, "123", before, own, 1, chosen);
      const kinds = schemes[0]?.doubts.flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
      return { isAsked: kinds?.includes("recorded-instalment"), added: counts.new };
    };
    expect(await found("485")).toEqual({ isAsked: true, added: 1 });
    expect(await found("485", { leavesOutTwins: true })).toEqual({ isAsked: false, added: 0 });
    expect(await found("499.98")).toMatchObject({ isAsked: false });
    expect(await found("440")).toEqual({ isAsked: false, added: 1 });
  });

  it("that look off have a correction, with which they are added and known again", async () => {
    // By hand: 499.98 / 50 = 9.9996.
    const slip = statementRow({ units: "10000", amount: "499.98", nav: "50", balance: null });
    const answered = async (before: Recorded, chosen: Partial<Choice>) => {
      const { schemes, after } = await proposed(
        [slip],
        "123",
        before,
        { opening: null, closing: null },
        1,
        chosen,
      );
      const [first] = schemes;
      const row = first?.proposed?.proposal.rows[0];
      return {
        after,
        corrections: first?.doubts.map(({ correction }) => correction),
        units: row?.fields.units,
        shown: row?.row.units,
        outcome: row?.outcome.kind,
        question: first && openQuestion(first),
      };
    };
    expect(await answered(nothing, {})).toMatchObject({
      corrections: [{ units: 10 }],
      units: 10_000,
      question: "doubt",
    });
    const corrected = await answered(nothing, { correctsRows: true });
    expect(corrected).toMatchObject({ corrections: [], units: 10, shown: "10", question: null });
    expect(await answered(corrected.after, {})).toMatchObject({ outcome: "known" });
  });

  it("keep units that a balance shows, and have the amount corrected", async () => {
    const slip = statementRow({ units: "10", amount: "4999.80", nav: "50", balance: "10.000" });
    const { schemes } = await proposed([slip], "123", nothing);
    expect(schemes[0]?.doubts).toMatchObject([{ correction: { nav: 499.98 } }]);
    const before = [statementRow({ date: "2024-01-04", balance: "10.000" })];
    const after = { ...slip, balance: "20.000" };
    const beside = await proposed([...before, after], "123", nothing);
    expect(beside.schemes[0]?.doubts).toMatchObject([{ correction: { amount: 500 } }]);
  });

  it("counts both of two like payments, or leaves one of them out, as the user says", async () => {
    const recorded = [statementRow({ units: "61.885", balance: null })];
    const { after } = await proposed(recorded, "123", nothing, { opening: null });
    const rows = ["2024-01-06", "2024-01-08"].map((date) =>
      statementRow({ date, units: "9.990", nav: "50.05", balance: null }),
    );
    const answered = async (chosen: Partial<Choice>) => {
      const { schemes, counts } = await proposed(rows, "123", after, { opening: null }, 1, chosen);
      const [first] = schemes;
      const kinds = first?.doubts.flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
      return { added: counts.new, kinds, question: first && openQuestion(first) };
    };
    expect(await answered({})).toEqual({ added: 2, kinds: ["same-payment"], question: "doubt" });
    expect(await answered({ isConfirmed: true })).toMatchObject({ added: 2, question: null });
    expect(await answered({ leavesOutTwins: true })).toEqual({
      added: 1,
      kinds: [],
      question: null,
    });
  });
});
