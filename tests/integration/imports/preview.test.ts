import { describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { pdfPages } from "../../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import { commitParts } from "../../../src/shared/imports/commit/commit-parts.ts";
import { countsOf } from "../../../src/shared/imports/propose/counts.ts";
import { proposeStatement } from "../../../src/shared/imports/propose/propose-statement.ts";
import type {
  Choice,
  ProposedScheme,
} from "../../../src/shared/imports/propose/proposed-scheme.ts";
import { dayOf } from "../../../src/shared/history/days.ts";
import type {
  CommitResult,
  FirstNav,
  RecordedLedgers,
} from "../../../src/shared/imports/schema.ts";
import type {
  Statement,
  StatementRow,
  StatementScheme,
} from "../../../src/shared/imports/statement.ts";
import type { FundPerformance } from "../../../src/shared/portfolio/schema.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import { allShapes } from "../../statements/all-shapes.ts";
import { pdfOf, printOf } from "../../statements/kit.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { commit, statementRow, statementScheme } from "../../support/api/imports.ts";
import {
  addLedger,
  addTransaction,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { randomNumbers } from "../../support/data/sample-ledgers.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** A statement of funds with purchases, sales and payouts, of which two switch from one to the other. */
function madeStatement(seed: number, funds: number, rows: number): Statement {
  const random = randomNumbers(seed);
  const schemes = Array.from({ length: funds }, (_, index) => {
    let balance = 0;
    const made = Array.from({ length: rows }, (_row, at): StatementRow => {
      const thousandths = 1_000 + Math.floor(random() * 90_000);
      const kind = random();
      const isOut = kind > 0.7 && thousandths < balance;
      const isPayout = !isOut && kind > 0.65;
      balance += isPayout ? 0 : isOut ? -thousandths : thousandths;
      const units = (thousandths / 1_000).toFixed(3);
      const days = 6 * at + Math.floor(random() * 6);
      return statementRow({
        date: new Date(Date.UTC(2004, 0, 1) + days * 86_400_000).toISOString().slice(0, 10),
        type: isPayout ? "idcw-payout" : isOut ? "redemption" : "purchase",
        units: isPayout ? "0" : units,
        amount: (thousandths / 20).toFixed(2),
        nav: isPayout ? null : "50",
        stampDuty: "0",
        balance: isPayout ? null : (balance / 1_000).toFixed(3),
      });
    });
    const units = (balance / 1_000).toFixed(3);
    return statementScheme({
      folio: "1000",
      name: `Made Fund ${index}`,
      rows: made,
      closing: { units, date: "2024-12-31", nav: "50", cost: null, value: null },
      events: [{ page: 1, line: index, text: "***Address Updated***" }],
    });
  });
  return {
    source: "cas-detailed",
    from: "1990-01-01",
    to: "2024-12-31",
    schemes,
    failures: [],
    leftOut: [],
    unreadable: [],
  };
}

const unlisted: Choice = {
  scheme: null,
  isChosen: false,
  isUnlisted: true,
  unlistedName: null,
  isSkipped: false,
  isConfirmed: false,
  folio: "1000",
  cost: null,
  replacesTotals: false,
  category: "equity",
  holderId: null,
};

async function preview(
  owner: ApiClient,
  statement: Statement,
  choiceOf: (scheme: StatementScheme) => Choice = () => unlisted,
): Promise<ProposedScheme[]> {
  const { funds } = okay<FundList>(await owner.query("funds.list"));
  const { transactions, importedTotals } = okay<RecordedLedgers>(
    await owner.query("imports.ledgers"),
  );
  const { schemes } = await proposeStatement(
    statement,
    { funds, transactions, importedTotals },
    choiceOf,
    () => crypto.randomUUID(),
    async () => {},
  );
  return schemes;
}

async function importAll(
  owner: ApiClient,
  statement: Statement,
  schemes: readonly ProposedScheme[],
) {
  const parts = commitParts(
    schemes.flatMap(({ proposed }) => (proposed === null ? [] : [proposed])),
    {
      importId: crypto.randomUUID(),
      source: statement.source,
      statement: { from: statement.from, to: statement.to },
    },
  );
  const sum: CommitResult = { added: 0, duplicates: 0, replaced: 0 };
  for (const part of parts) {
    const { added, duplicates, replaced } = await commit(owner, part);
    sum.added += added;
    sum.duplicates += duplicates;
    sum.replaced += replaced;
  }
  return { parts, sum };
}

describe("a preview", () => {
  it.each([
    ["few funds", 3, 20],
    ["a fund that fills several parts", 1, 1_100],
    ["many funds in several parts", 12, 90],
  ])("says what the import then does: %s", async (_title, funds, rows) => {
    const owner = await register(baseUrl);
    const statement = madeStatement(funds * rows, funds, rows);
    const schemes = await preview(owner, statement);
    expect(schemes.map(({ proposed }) => proposed?.proposal.refusal)).toEqual(
      schemes.map(() => null),
    );
    const counts = countsOf(statement, schemes);
    expect(counts).toEqual({
      read: funds * (rows + 1),
      new: funds * rows,
      known: 0,
      events: funds,
      unanswered: 0,
      leftOut: 0,
      unreadable: 0,
    });
    const { parts, sum } = await importAll(owner, statement, schemes);
    expect(sum).toEqual({ added: counts.new, duplicates: 0, replaced: 0 });
    expect(parts.every(({ items }) => items.length <= 500)).toBe(true);
    const { funds: recorded } = okay<FundList>(await owner.query("funds.list"));
    for (const { name, rows: printed, closing } of statement.schemes) {
      const fund = recorded.find(({ schemeName }) => schemeName === name);
      expect(fund?.units).toBe(Number(closing?.units));
      const { transactions } = await ledgerOf(owner, fund?.id ?? "");
      expect(transactions).toHaveLength(printed.length);
    }
  });

  it("of what is held replaces totals only where somebody says so, and until it is undone", async () => {
    const owner = await register(baseUrl);
    const statementOf = (units: string): Statement => ({
      ...madeStatement(1, 0, 0),
      source: "holdings",
      from: null,
      to: null,
      schemes: [
        statementScheme({
          folio: "1000",
          name: "Made Fund",
          opening: null,
          rows: [],
          closing: { units, date: null, nav: null, cost: "5000", value: null },
        }),
      ],
    });
    const unitsNow = async () =>
      okay<FundList>(await owner.query("funds.list")).funds.map(({ units }) => units);
    await importAll(owner, statementOf("90"), await preview(owner, statementOf("90")));
    const fund = okay<FundList>(await owner.query("funds.list")).funds[0];
    okay(await owner.mutate("funds.update", { id: fund?.id, data: { units: 91 } }));
    const kept = await preview(owner, statementOf("95"));
    expect(kept[0]?.proposed?.proposal.isOtherUnits).toBe(true);
    const said = await preview(owner, statementOf("95"), () => ({
      ...unlisted,
      replacesTotals: true,
    }));
    const { parts, sum } = await importAll(owner, statementOf("95"), said);
    expect([sum.replaced, await unitsNow()]).toEqual([1, [95]]);
    okay(await owner.mutate("imports.undo", { importId: parts[0]?.importId }));
    expect(await unitsNow()).toEqual([91]);
  });

  it("knows when schemes began whose past NAVs are stored", async () => {
    const owner = await register(baseUrl);
    const days = ["2022-05-10", "2022-05-11"].map(dayOf);
    await insertHistory(databaseUrl, "987651", { days, navs: [10, 10] });
    await insertHistory(databaseUrl, "987652", { days, navs: [10, 10] });
    const filled = "update tracked_schemes set filled_from = '2021-01-01' where code = '987651'";
    await runSql(databaseUrl, filled, []);
    const codes = ["987651", "987652", "987653"];
    expect(okay<FirstNav[]>(await owner.query("imports.firstNavs", { codes }))).toEqual([
      { amfiCode: "987651", date: "2022-05-10" },
    ]);
  });

  it("of a statement that is imported finds nothing new, and of a longer one only what is more", async () => {
    const owner = await register(baseUrl);
    const statement = madeStatement(7, 3, 40);
    await importAll(owner, statement, await preview(owner, statement));
    expect(countsOf(statement, await preview(owner, statement))).toMatchObject({
      new: 0,
      known: 120,
    });
    const [first, ...others] = statement.schemes;
    const more = statementRow({
      date: "2024-11-05",
      balance: (Number(first!.closing!.units) + 10).toFixed(3),
    });
    const longer: Statement = {
      ...statement,
      schemes: [
        {
          ...first!,
          rows: [...first!.rows, more],
          closing: { ...first!.closing!, units: more.balance! },
        },
        ...others,
      ],
    };
    const schemes = await preview(owner, longer);
    expect(countsOf(longer, schemes)).toMatchObject({ new: 1, known: 120 });
    expect((await importAll(owner, longer, schemes)).sum).toMatchObject({
      added: 1,
      duplicates: 0,
    });
  });

  it("pairs the legs of a switch, so that no money leaves the portfolio", async () => {
    const owner = await register(baseUrl);
    const statement = madeStatement(3, 2, 0);
    const out = statementRow({
      date: "2024-02-05",
      type: "switch-out",
      amount: "600",
      units: "10",
      balance: "0",
    });
    const into = statementRow({
      date: "2024-02-06",
      type: "switch-in",
      amount: "599.97",
      stampDuty: "0.03",
      balance: "10.000",
    });
    statement.schemes[0]!.rows.push(statementRow(), out);
    statement.schemes[1]!.rows.push(into);
    statement.schemes[1]!.closing!.units = "10";
    await importAll(owner, statement, await preview(owner, statement));
    const { transactions } = okay<RecordedLedgers>(await owner.query("imports.ledgers"));
    const [one, other] = transactions.filter(({ type }) => type.startsWith("switch"));
    expect(one?.pairId).not.toBeNull();
    expect(one?.pairId).toBe(other?.pairId);
    expect(okay(await owner.query("portfolio.performance"))).toMatchObject({ leftOut: 1 });
  });

  it("counts what is left out: schemes that are refused, skipped, or held as a part of an opening", async () => {
    const owner = await register(baseUrl);
    const partial = statementScheme({
      folio: "2000",
      opening: "90",
      rows: [statementRow({ balance: "100" })],
      closing: { units: "100", date: "2024-12-31", nav: "50", cost: "4000", value: null },
    });
    const wrong = statementScheme({
      closing: { units: "11", date: null, nav: null, cost: null, value: null },
    });
    const statement = { ...madeStatement(1, 0, 0), schemes: [partial, wrong] };
    const schemes = await preview(owner, statement);
    expect(countsOf(statement, schemes)).toEqual({
      read: 3,
      new: 1,
      known: 0,
      events: 0,
      unanswered: 0,
      leftOut: 2,
      unreadable: 0,
    });
    await importAll(owner, statement, schemes);
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    expect(funds).toMatchObject([{ units: 100, investedAmount: 4_000 }]);
  });

  it("replaces an opening with rows that fill several parts, also where units were sold later", async () => {
    const owner = await register(baseUrl);
    const rows = Array.from({ length: 600 }, (_, at) =>
      statementRow({
        date: new Date(Date.UTC(2019, 0, 1) + at * 86_400_000).toISOString().slice(0, 10),
        units: "1.000",
        amount: "50",
        balance: `${at + 1}.000`,
      }),
    );
    const scheme = statementScheme({ folio: "1000", name: "Made Fund", rows });
    const closing = { units: "600", date: "2020-12-31", nav: null, cost: null, value: null };
    const statement = {
      ...madeStatement(1, 0, 0),
      to: "2020-12-31",
      schemes: [{ ...scheme, closing }],
    };
    const fund = { schemeName: "Made Fund", amfiCode: null, folioNumber: "1000" };
    const opening = { date: "2020-12-31", type: "opening", units: 600, amount: 30_000, nav: null };
    const fundId = await addLedger(owner, [transactionInput(opening)], fund);
    await addTransaction(owner, { fundId, date: "2022-01-05", type: "redemption", units: 550 });
    const { parts, sum } = await importAll(owner, statement, await preview(owner, statement));
    expect(parts).toHaveLength(2);
    expect(sum).toEqual({ added: 600, duplicates: 0, replaced: 1 });
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    expect(funds).toMatchObject([{ units: 50 }]);
  });
});

describe("what the check of a statement shows", () => {
  /** Each takes a third of a second. */
  const count = 12;
  const readable = allShapes.filter(([, { refused }]) => refused === undefined);
  const shapes = readable.filter(
    (_shape, index) => index % Math.floor(readable.length / count) === 0,
  );

  it("is what is stored, for a dozen shapes: units, cost, value and each flow of money", async () => {
    const owner = await register(baseUrl);
    for (const [name, shape] of shapes) {
      const print = printOf(shape);
      const pages = await pdfPages(pdfOf(print), { password: print.encryption?.password });
      const statement = readCas(pages);
      const folioOf = ({ folio }: StatementScheme) => `${name} ${folio}`;
      const schemes = await preview(owner, statement, (scheme) => ({
        ...unlisted,
        folio: folioOf(scheme),
      }));
      await importAll(owner, statement, schemes);
      const { funds } = okay<FundList>(await owner.query("funds.list"));
      for (const { scheme, proposed, proofs } of schemes) {
        const fund = funds.find(
          (each) => each.folioNumber === folioOf(scheme) && each.schemeName === scheme.name,
        );
        const shown = proofs.map(({ figure, found }) => [figure, found]);
        const stored = {
          units: fund?.units,
          cost: fund?.investedAmount,
          value: Number(((fund?.units ?? 0) * Number(scheme.closing?.nav)).toFixed(2)),
        };
        expect(stored, name).toMatchObject(Object.fromEntries(shown));
        const fundId = fund?.id ?? "";
        const { transactions } = okay<TransactionList>(
          await owner.query("transactions.list", { fundId }),
        );
        const rows = proposed?.proposal.rows ?? [];
        expect(transactions.map(flowOf).toSorted(), name).toEqual(
          rows.map(({ fields }) => flowOf(fields)).toSorted(),
        );
        const { paidIn } = okay<FundPerformance>(await owner.query("portfolio.fund", { fundId }));
        expect(paidIn, name).toBeCloseTo(paidInBy(scheme.rows), 2);
      }
    }
  });

  const flowOf = (row: {
    date: string;
    type: string;
    units: number;
    amount: number;
    stampDuty: number;
  }): string => [row.date, row.type, row.units, row.amount, row.stampDuty].join(" ");

  const paidInBy = (rows: readonly StatementRow[]): number =>
    rows
      .filter(({ type }) => ["purchase", "sip", "switch-in"].includes(type))
      .reduce((sum, { amount, stampDuty }) => sum + Number(amount) + Number(stampDuty), 0);
});
