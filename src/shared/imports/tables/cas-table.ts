import { decimal } from "../../money.ts";
import { selfChecks } from "../cas/self-checks.ts";
import { transactionsOf } from "../cas/transactions.ts";
import type { PrintedRow } from "../cas/read-rows.ts";
import type { Statement, StatementScheme, StatementSource } from "../statement.ts";
import { cellDate, cellNumber, folioOf } from "./cells.ts";
import type { Header, Table } from "./table.ts";
import { daysOf, placeOfRow, tradedStatement, type TradedScheme } from "./traded-statement.ts";

type Names = { house: string; folio: string; scheme: string; nav: string; balance: string };

/** A consolidated account statement that another program made a table of: its rows mean what the printed ones mean. */
export const readCasTable =
  (source: StatementSource, names: Names) =>
  (table: Table, header: Header): Statement => {
    const printed = new Map<TradedScheme, PrintedRow[]>();
    const schemes = new Map<string, TradedScheme>();
    const statement = tradedStatement(source, table, header, (cell, row) => {
      const date = cellDate(cell("date"));
      if (date === null) return { kind: "unreadable" };
      const folio = folioOf(cell(names.folio));
      const key = [cell(names.house), folio, cell("isin"), cell(names.scheme)].join("\n");
      const scheme = schemes.get(key) ?? {
        house: cell(names.house) || null,
        folio,
        name: cell(names.scheme),
        isin: cell("isin") || null,
        amfiCode: cell("amfi") || null,
      };
      schemes.set(key, scheme);
      const rows = printed.get(scheme) ?? [];
      printed.set(scheme, rows);
      rows.push({
        date,
        description: cell("description"),
        amount: cellNumber(cell("amount")),
        units: cellNumber(cell("units")),
        nav: cellNumber(cell(names.nav)),
        balance: cellNumber(cell(names.balance)),
        places: [placeOfRow(row)],
      });
      return { kind: "event", scheme };
    });
    const read = [...printed].map(([scheme, rows]) => withRows(statement, scheme, rows));
    return { ...statement, ...daysOf(read), schemes: read };
  };

function withRows(
  { schemes }: Statement,
  traded: TradedScheme,
  rows: readonly PrintedRow[],
): StatementScheme {
  const found = schemes.find(
    (scheme) => scheme.folio === traded.folio && scheme.name === traded.name,
  );
  if (found === undefined) throw new Error("a scheme of the table was lost");
  return schemeWithRows(found, rows, openingBefore(rows));
}

/** A scheme whose rows are read as those of a statement; `opening` in units. */
export function schemeWithRows(
  scheme: StatementScheme,
  rows: readonly PrintedRow[],
  opening: string,
): StatementScheme {
  const read = { ...scheme, opening, ...transactionsOf(rows, opening) };
  const lastPlace = rows.at(-1)?.places[0] ?? scheme.place;
  return { ...read, failures: selfChecks(read, lastPlace) };
}

/** What was held before the first row with units and a balance. */
function openingBefore(rows: readonly PrintedRow[]): string {
  const first = rows.find(({ units, balance }) => units !== null && balance !== null);
  if (first?.units == null || first.balance === null) return "0";
  const before = decimal(first.balance).minus(decimal(first.units));
  return before.isPositive() ? before.toText() : "0";
}
