import { parseNavDate } from "../../src/shared/dates.ts";
import type { Statement } from "../../src/shared/imports/statement.ts";
import { toMicroUnits, toPaise } from "../../src/shared/transactions/fixed-point.ts";
import { replay } from "../../src/shared/transactions/ledger.ts";
import type { TrueScheme } from "./true-ledger.ts";
import { noDeductions } from "../../src/shared/transactions/entry.ts";

type Row = {
  date: string;
  type: TrueScheme["rows"][number]["type"];
  units: number;
  amount: number;
  stampDuty: number;
  stt: number;
  tds: number;
  nav: string | null;
};

type Printed = { amount: string; units: string; stampDuty?: string; stt?: string; tds?: string };

const figures = ({ amount, units, stampDuty = "0", stt = "0", tds = "0" }: Printed) => ({
  units: toMicroUnits(units || "0"),
  amount: toPaise(amount || "0"),
  stampDuty: toPaise(stampDuty),
  stt: toPaise(stt),
  tds: toPaise(tds),
});

const inOrder = <Each extends Row>(rows: readonly Each[]): Each[] =>
  rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = (row: Row): string => [row.date, row.type, row.units, row.amount].join(" ");

const ledgerOf = (rows: readonly Row[]) => {
  const { units = 0, invested = 0 } =
    replay(
      rows.map((row, sequence) => ({
        ...row,
        ...noDeductions,
        id: String(sequence),
        fundId: "",
        sequence,
        pairId: null,
        cost: null,
        acquiredOn: null,
      })),
    ).get("") ?? {};
  return { units, invested };
};

/** Rows of a scheme as the true ledger has them, a payout as it was credited. */
const trueRows = ({ rows }: TrueScheme): Row[] =>
  rows.map((row) => {
    const known = figures(row);
    const isPayout = row.type === "idcw-payout";
    return {
      date: parseNavDate(row.date) ?? "",
      type: row.type,
      ...known,
      amount: isPayout ? known.amount - known.tds : known.amount,
      nav: row.nav || null,
    };
  });

/** What is held at the end, in millionths of a unit, and what it cost, in paise. */
export const trueTotals = (scheme: TrueScheme) => ledgerOf(trueRows(scheme));

export type ReadScheme = {
  house: string | null;
  folio: string | null;
  investor: string | null;
  name: string;
  isin: string | null;
  registrarCode: string | null;
  units: number;
  invested: number;
  rows: Omit<Row, "nav">[];
  failures: unknown[];
};

export const expectedOf = (schemes: readonly TrueScheme[]): ReadScheme[] =>
  schemes.map((scheme) => ({
    house: scheme.house,
    folio: scheme.folio,
    investor: `${scheme.holder} XXXXXX${scheme.pan.slice(6)}`,
    name: scheme.name,
    isin: scheme.isin,
    registrarCode: `${scheme.registrar} ${scheme.code}`,
    ...trueTotals(scheme),
    rows: inOrder(trueRows(scheme)).map(({ nav: _, ...row }) => row),
    failures: [],
  }));

export const readOf = ({ schemes }: Statement): ReadScheme[] =>
  schemes.map(({ house, folio, investor, name, isin, registrarCode, failures, rows }) => {
    const read = rows.map((row) => ({
      date: row.date,
      type: row.type,
      ...figures(row),
      nav: row.nav,
    }));
    return {
      house,
      folio,
      investor,
      name,
      isin,
      registrarCode,
      ...ledgerOf(read),
      rows: inOrder(read).map(({ nav: _, ...row }) => row),
      failures,
    };
  });
