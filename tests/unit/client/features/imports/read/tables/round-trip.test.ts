import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../../../../src/client/features/imports/read/tables/decode-text.ts";
import { readCsv } from "../../../../../../../src/client/features/imports/read/tables/read-csv.ts";
import type { CsvFile } from "../../../../../../../src/shared/csv.ts";
import {
  ghostfolioAccounts,
  ghostfolioActivities,
  ghostfolioMeta,
} from "../../../../../../../src/shared/transactions/exports/ghostfolio.ts";
import { portfolioPerformanceCsv } from "../../../../../../../src/shared/transactions/exports/portfolio-performance.ts";
import type { Holder } from "../../../../../../../src/shared/holders/holder.ts";
import { wholeFund } from "../../../../../../support/data/whole-fund.ts";
import { readGhostfolioJson } from "../../../../../../../src/shared/imports/read/tables/ghostfolio-json.ts";
import { toDecimalText } from "../../../../../../../src/shared/money.ts";
import { proposeFund } from "../../../../../../../src/shared/imports/propose/propose-fund.ts";
import type { Statement } from "../../../../../../../src/shared/imports/statement.ts";
import { readTable } from "../../../../../../../src/shared/imports/read/tables/formats.ts";
import { readFundbookJson } from "../../../../../../../src/shared/imports/read/tables/fundbook-json.ts";
import { transactionsCsv } from "../../../../../../../src/shared/transactions/csv.ts";
import type { Transaction } from "../../../../../../../src/shared/transactions/schema.ts";
import { transactionTypes, typeRules } from "../../../../../../../src/shared/transactions/types.ts";
import { isoDate } from "../../../../../../support/data/arbitraries.ts";

const rupees = fc.integer({ min: 1, max: 9_000_000_000 }).map((paise) => paise / 100);
const units = fc.integer({ min: 1, max: 900_000_000_000 }).map((micro) => micro / 1_000_000);
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });

/** A note that a CSV must guard or quote is among them. */
const note = fc.oneof(
  fc.constantFrom(
    "=1+1",
    "'=1+1",
    "-5",
    "'tis",
    "sip",
    "switch-in: x",
    "a, b",
    'say "no"',
    "@home",
    "हिंदी",
  ),
  fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => `n${text.replaceAll(/[\p{C}\u2028\u2029]/gu, "")}`.trim()),
);

const transaction = (fundId: string): fc.Arbitrary<Transaction> =>
  fc.record({
    id: fc.uuid(),
    fundId: fc.constant(fundId),
    date: isoDate.filter((date) => date >= "1964-01-01"),
    sequence: fc.constant(0),
    type: fc.constantFrom("purchase", "sip", "opening", "transfer-in", "switch-in"),
    units,
    amount: rupees,
    nav: orNull(fc.integer({ min: 1, max: 1_000_000_000 }).map((n) => n / 10_000)),
    stampDuty: fc.oneof(fc.constant(0), rupees),
    charges: fc.record({ exitLoad: rupees, stt: rupees, tds: fc.constant(0) }),
    note: orNull(note),
    pairId: orNull(fc.uuid({ version: 4 })),
    cost: orNull(rupees),
    acquiredOn: orNull(isoDate.filter((date) => date >= "1964-01-01")),
    source: fc.constant("manual"),
    sipId: fc.constant(null),
    dueDate: fc.constant(null),
    confirmed: fc.boolean(),
    importId: fc.constant(null),
    importKey: fc.constant(null),
    createdAt: fc.constant("2026-01-01T00:00:00.000Z"),
    updatedAt: fc.constant(null),
  });

/** Of every type, with what its type allows. */
const anyTransaction: fc.Arbitrary<Transaction> = fc
  .tuple(transaction("one"), fc.constantFrom(...transactionTypes), fc.boolean())
  .map(([one, type, isLess]) => {
    const rules = typeRules[type];
    const isPaid = rules.direction === "in";
    const count = type === "split" && isLess ? -one.units : one.units;
    return {
      ...one,
      type,
      units: rules.units === "zero" ? 0 : count,
      amount: rules.amount === "zero" ? 0 : one.amount,
      stampDuty: isPaid && rules.amount !== "zero" ? one.stampDuty : 0,
    };
  });

const fund = (id: string, folioNumber: string) =>
  wholeFund({
    id,
    folioNumber,
    schemeName: 'Example, Flexi "Cap" Fund - Direct Plan - Growth',
    amfiCode: "900001",
    realised: 0,
  });

const holder: Holder = {
  id: "meera",
  name: "=Meera, Iyer",
  kind: "individual",
  clubbedWith: null,
  fundCount: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: null,
};
const funds = [fund("one", "=123"), { ...fund("two", "00456/7"), holderId: holder.id }];
const portfolio: fc.Arbitrary<Transaction[]> = fc
  .tuple(
    fc.array(anyTransaction, { minLength: 1, maxLength: 8 }),
    fc.array(
      anyTransaction.map((one) => ({ ...one, fundId: "two" })),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map((all) => all.flat());

/** What an import of the statement would record, by fund. */
const recordedBy = (statement: Statement) =>
  statement.schemes.map((scheme) => ({
    holder: scheme.investor,
    folio: scheme.folio,
    name: scheme.name,
    code: scheme.amfiCode,
    category: scheme.category,
    rows: proposeFund({ ...scheme, closing: null }, statement, null, []).rows.map(
      ({ fields, confirmed }) => ({ ...fields, confirmed }),
    ),
  }));

/** What other programs' forms keep of each transaction, once it is imported. */
const keptOf = ({
  date,
  type,
  units: count,
  amount,
}: Pick<Transaction, "date" | "type" | "units" | "amount">) =>
  [date, type, count, amount].join(" ");
const keptBy = (statement: Statement) =>
  recordedBy(statement).flatMap(({ rows }) => rows.map(keptOf));

const expected = (transactions: readonly Transaction[]) =>
  funds.map(({ id, folioNumber, schemeName, amfiCode, category, holderId }) => ({
    holder: holderId === null ? null : holder.name,
    folio: folioNumber,
    name: schemeName,
    code: amfiCode,
    category,
    rows: transactions
      .filter(({ fundId }) => fundId === id)
      .map(
        ({
          date,
          type,
          units: count,
          amount,
          nav,
          stampDuty,
          charges,
          note: text,
          pairId,
          cost,
          acquiredOn,
          confirmed,
        }) => ({
          date,
          type,
          units: count,
          amount,
          nav,
          stampDuty,
          charges,
          note: text,
          pairId,
          cost,
          acquiredOn,
          confirmed,
        }),
      ),
  }));

const fileOf = (
  { heading, rows }: CsvFile<Transaction>,
  transactions: readonly Transaction[],
): string => heading + rows(transactions);

const asTable = (text: string) => readCsv(decodeText(new TextEncoder().encode(text)));

describe("everything that leaves Fundbook", () => {
  it("comes back from its CSV without a loss", () => {
    fc.assert(
      fc.property(portfolio, (transactions) => {
        const read = readTable(asTable(fileOf(transactionsCsv(funds, [holder]), transactions)));
        expect(read.unreadable).toEqual([]);
        expect(recordedBy(read)).toEqual(expected(transactions));
      }),
    );
  });

  it("comes back from its JSON without a loss", () => {
    fc.assert(
      fc.property(portfolio, (transactions) => {
        const file = JSON.parse(
          JSON.stringify({ exportedAt: "2026-01-01", funds, holders: [holder], transactions }),
        );
        const read = readFundbookJson(file);
        expect(read === null ? null : recordedBy(read)).toEqual(expected(transactions));
      }),
    );
  });

  it("comes back from Portfolio Performance's CSV with its holders, days, types, units, amounts, names and notes", () => {
    fc.assert(
      fc.property(portfolio, (transactions) => {
        const file = fileOf(portfolioPerformanceCsv(funds, [holder]), transactions);
        const read = readTable(asTable(file));
        expect(read).toMatchObject({ unreadable: [], leftOut: [] });
        expect(keptBy(read)).toEqual(transactions.map(keptOf));
        const found = read.schemes.flatMap(({ name, folio, investor, rows }) =>
          rows.map(({ date, type, units: count, amount, stampDuty, own }) => ({
            name,
            folio,
            investor,
            date,
            type,
            units: Number(count),
            amount: Number(amount),
            stampDuty: Number(stampDuty),
            note: own?.note ?? null,
          })),
        );
        const { schemeName: name } = fund("one", "1");
        expect(found).toEqual(
          transactions.map(
            ({ fundId, date, type, units: count, amount, stampDuty, note: text }) => ({
              name,
              folio: fundId === "two" ? "00456/7" : "=123",
              investor: fundId === "two" ? holder.name : null,
              date,
              type,
              units: count,
              amount,
              stampDuty,
              note: text,
            }),
          ),
        );
      }),
    );
  });

  it("goes to Portfolio Performance without accounts where nobody else's funds are kept", () => {
    const { heading } = portfolioPerformanceCsv([fund("one", "1")], []);
    expect(heading).toMatch(/,Folio,Security Name,Note\r\n$/);
  });

  it("comes back from Ghostfolio's JSON with its holders, folios, days, types, units, amounts and notes", () => {
    fc.assert(
      fc.property(portfolio, (transactions) => {
        const owner = { id: "owner", name: "Asha" };
        const file = {
          meta: ghostfolioMeta("2026-01-01T00:00:00.000Z"),
          accounts: ghostfolioAccounts(owner, [holder], undefined),
          activities: ghostfolioActivities(funds, owner.id)(transactions),
        };
        const read = readGhostfolioJson(JSON.parse(JSON.stringify(file)));
        expect(read).toMatchObject({ source: "ghostfolio", unreadable: [], leftOut: [] });
        const found = read?.schemes.flatMap(({ name, folio, amfiCode, investor, rows }) =>
          rows.map(({ date, type, units: count, amount, stampDuty, own }) =>
            [
              name,
              folio,
              amfiCode,
              investor,
              date,
              type,
              count,
              amount,
              stampDuty,
              own?.note ?? "",
            ].join("|"),
          ),
        );
        const held = transactions.filter((one) => one.units !== 0 || one.type === "idcw-payout");
        expect(read === null ? null : keptBy(read)).toEqual(held.map(keptOf));
        expect(found).toEqual(
          held.map(({ fundId, date, type, units: count, amount, stampDuty, note: text }) => {
            const { schemeName, folioNumber, amfiCode, holderId } =
              funds.find(({ id }) => id === fundId) ?? fund("none", "");
            const investor = holderId === null ? owner.name : holder.name;
            return [
              schemeName,
              folioNumber,
              amfiCode,
              investor,
              date,
              type,
              toDecimalText(count),
              toDecimalText(amount),
              toDecimalText(stampDuty),
              text ?? "",
            ].join("|");
          }),
        );
      }),
    );
  });

  it("is what Ghostfolio imports: buys, sells and dividends in rupees; cost that only moves is no income", () => {
    const rows = fc.sample(transaction("one"), 1).flatMap((one): Transaction[] => [
      { ...one, type: "purchase", units: 10, amount: 500, stampDuty: 0.03 },
      { ...one, type: "redemption", units: 4, amount: 240 },
      { ...one, type: "idcw-payout", units: 0, amount: 12.6 },
      { ...one, type: "split", units: -2, amount: 0 },
      { ...one, type: "idcw-reinvestment", units: 0, amount: 10 },
      { ...one, type: "segregation-out", units: 0, amount: 10 },
    ]);
    const activities = ghostfolioActivities(funds, null)(rows);
    for (const activity of activities) expect(activity).not.toHaveProperty("accountId");
    expect(activities).toMatchObject([
      { type: "BUY", quantity: 10, unitPrice: 50, fee: 0.03, currency: "INR", symbol: "900001" },
      { type: "SELL", quantity: 4, unitPrice: 60, dataSource: "MANUAL" },
      { type: "DIVIDEND", quantity: 1, unitPrice: 12.6 },
      { type: "SELL", quantity: 2, unitPrice: 0 },
    ]);
  });

  it("goes to Ghostfolio with an account for each holder", () => {
    fc.assert(
      fc.property(portfolio, (transactions) => {
        const owner = { id: "owner", name: "Asha" };
        const accounts = ghostfolioAccounts(owner, [holder], undefined);
        expect(accounts).toMatchObject([owner, { id: holder.id, name: holder.name, balance: 0 }]);
        const activities = ghostfolioActivities(funds, owner.id)(transactions);
        const byAccount = Map.groupBy(activities, ({ accountId }) => accountId);
        for (const { id, holderId } of funds) {
          const own = transactions.filter(({ fundId }) => fundId === id);
          expect(byAccount.get(holderId ?? owner.id) ?? []).toEqual(
            ghostfolioActivities(funds, owner.id)(own),
          );
        }
      }),
    );
  });
});
