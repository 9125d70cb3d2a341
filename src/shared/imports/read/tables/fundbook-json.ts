import * as z from "zod/mini";
import { holderKinds } from "../../../holders/holder.ts";
import { toDecimalText } from "../../../money.ts";
import { transactionTypes } from "../../../transactions/types.ts";
import type { SourceLocation, Statement, StatementRow } from "../../statement.ts";
import { aimsOf, fundbookAims } from "./fundbook-aims.ts";
import { cellDate } from "./cells.ts";
import { addHolding } from "./held-lines.ts";
import { Schemes } from "./traded-statement.ts";

const text = () => z.nullable(z.string());

/** What an import by a program reads of Fundbook's own file. */
export const fundbookLedgers = z.object({
  exportedAt: z.string(),
  funds: z.array(
    z.object({
      id: z.string(),
      folioNumber: z.string(),
      schemeName: z.string(),
      amfiCode: text(),
      category: z.string(),
      investedAmount: z.number(),
      units: z.number(),
      hasTransactions: z.boolean(),
      holderId: z._default(text(), null),
    }),
  ),
  transactions: z.array(
    z.object({
      id: z.string(),
      fundId: z.string(),
      date: z.string(),
      type: z.enum(transactionTypes),
      units: z.number(),
      amount: z.number(),
      nav: z.nullable(z.number()),
      stampDuty: z.number(),
      charges: z.object({ exitLoad: z.number(), stt: z.number(), tds: z.number() }),
      note: text(),
      pairId: text(),
      cost: z.nullable(z.number()),
      acquiredOn: text(),
      confirmed: z.boolean(),
    }),
  ),
  holders: z._default(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z._default(z.enum(holderKinds), "individual"),
        clubbedWith: z._default(text(), null),
      }),
    ),
    [],
  ),
});
export type FundbookLedgers = z.output<typeof fundbookLedgers>;

const fundbookFile = z.extend(fundbookLedgers, {
  sips: z._default(
    z.array(
      z.object({
        id: z.string(),
        fundId: z.string(),
        amount: z.number(),
        day: z.number(),
        from: z.string(),
        to: text(),
        stepUp: z.nullable(z.number()),
        paused: z.boolean(),
        recordedThrough: text(),
      }),
    ),
    [],
  ),
  ...fundbookAims,
});
type FundbookFile = z.output<typeof fundbookFile>;

export function readFundbookJson(file: unknown): Statement | null {
  const { success, data } = fundbookFile.safeParse(file);
  if (!success) return null;
  const byFund = Map.groupBy(data.transactions.entries(), ([, { fundId }]) => fundId);
  const dates = data.transactions.map(({ date }) => date).toSorted();
  const [ledgers, totals] = [new Schemes(), new Schemes()];
  const names = new Map(data.holders.map(({ id, name }) => [id, name]));
  for (const [index, fund] of data.funds.entries()) {
    const described = {
      investor: names.get(fund.holderId ?? "") ?? null,
      folio: fund.folioNumber,
      name: fund.schemeName,
      amfiCode: fund.amfiCode,
      category: fund.category,
    };
    const row = { line: index + 1, cells: [fund.schemeName] };
    const scheme = (fund.hasTransactions ? ledgers : totals).get(described, row);
    if (!fund.hasTransactions)
      addHolding(scheme, holdingOf(fund, data.exportedAt), scheme.location);
    const rows = byFund.get(fund.id) ?? [];
    scheme.rows.push(...rows.map(([at, each]) => rowOf(each, at + 1)));
  }
  return {
    source: "fundbook",
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    schemes: [...ledgers.all, ...totals.all],
    sips: data.sips.flatMap(({ fundId, ...schedule }) => {
      const fund = data.funds.find(({ id }) => id === fundId);
      return fund === undefined ? [] : [{ fund, schedule }];
    }),
    aims: aimsOf(data),
    holders: data.holders,
    failures: [],
    leftOut: [],
    unreadable: [],
  };
}

const holdingOf = (
  { units, investedAmount }: FundbookFile["funds"][number],
  exportedAt: string,
) => ({
  units: toDecimalText(units),
  cost: toDecimalText(investedAmount),
  date: cellDate(exportedAt),
  nav: null,
  value: null,
});

export function rowOf(row: FundbookLedgers["transactions"][number], line: number): StatementRow {
  const location: SourceLocation = { page: null, line, text: `${row.date} ${row.type}` };
  const optional = (value: number | null) => (value === null ? null : toDecimalText(value));
  return {
    date: row.date,
    type: row.type,
    units: toDecimalText(row.units),
    amount: toDecimalText(row.amount),
    nav: optional(row.nav),
    stampDuty: toDecimalText(row.stampDuty),
    exitLoad: toDecimalText(row.charges.exitLoad),
    stt: toDecimalText(row.charges.stt),
    tds: toDecimalText(row.charges.tds),
    balance: null,
    reference: row.id,
    description: row.type,
    own: {
      note: row.note,
      pairId: row.pairId,
      cost: optional(row.cost),
      acquiredOn: row.acquiredOn,
      confirmed: row.confirmed,
    },
    locations: [location],
  };
}
