import { decimal, type DecimalText } from "../../../money.ts";
import { panIn } from "../pan.ts";
import type { PrintedRow } from "../cas/read-rows.ts";
import type {
  StatementScheme,
  StatementSource,
  UnreadLine,
  UnreadReason,
} from "../../statement.ts";
import { cellDate, cellNumber, folioCell, isNoFigure } from "./cells.ts";
import { schemeWithRows, statementOf } from "./printed-schemes.ts";
import { rowCursor, type Cell } from "./row-cursor.ts";
import { placeOfRow, type Header, type TableRow } from "./table.ts";
import type { RowReader } from "./table-format.ts";
import { Schemes } from "./traded-statement.ts";

type Names = { house: string; folio: string; scheme: string; nav: string; balance: string };

/** A consolidated account statement that another program made a table of: its rows mean what the printed ones mean. */
export const casTableReader =
  (source: StatementSource, names: Names) =>
  (header: Header): RowReader => {
    const schemes = new Schemes();
    const printed = new Map<StatementScheme, PrintedRow[]>();
    const unreadable: UnreadLine[] = [];
    let ofScheme: PrintedRow[] | null = null;
    const identifying = [names.house, names.folio, names.scheme, "pan", "isin", "amfi"];
    const { cell, column, goTo, isAlike } = rowCursor(header, identifying);
    const day = column("date");
    const description = column("description");
    const amount = column("amount");
    const units = column("units");
    const nav = column(names.nav);
    const balance = column(names.balance);
    const take = (row: TableRow) => {
      goTo(row);
      const date = cellDate(day());
      if (date === null) {
        const reason = day() === "" ? "no-date" : "unknown-date";
        ofScheme = null;
        return void unreadable.push({ ...placeOfRow(row), reason });
      }
      const texts = { amount: amount(), units: units(), nav: nav(), balance: balance() };
      const figures = {
        amount: cellNumber(texts.amount),
        units: cellNumber(texts.units),
        nav: cellNumber(texts.nav),
        balance: cellNumber(texts.balance),
      };
      const reason = reasonOfFigures(figures, texts);
      if (reason !== null) return void unreadable.push({ ...placeOfRow(row), reason });
      if (ofScheme === null || !isAlike()) {
        const scheme = schemes.get(schemeOf(cell, names), row);
        ofScheme = printed.get(scheme) ?? [];
        printed.set(scheme, ofScheme);
      }
      ofScheme.push({
        date,
        description: description(),
        ...figures,
        locations: [placeOfRow(row)],
      });
    };
    const end = () =>
      statementOf({
        source,
        schemes: [...printed].map(([scheme, own]) =>
          schemeWithRows(scheme, own, openingBefore(own)),
        ),
        unreadable,
      });
    return { take, end };
  };

/** Words that stand where a number should. */
function reasonOfFigures(
  figures: Record<"amount" | "units" | "nav" | "balance", DecimalText | null>,
  texts: Record<keyof typeof figures, string>,
): UnreadReason | null {
  const isOther = (name: keyof typeof figures) => figures[name] === null && isNoFigure(texts[name]);
  if (isOther("units") || isOther("balance")) return "no-units";
  if (isOther("amount")) return "no-amount";
  return isOther("nav") ? "no-nav" : null;
}

const schemeOf = (cell: Cell, { house, folio, scheme }: Names) => ({
  house: cell(house),
  investor: panIn(cell("pan")),
  ...folioCell(cell(folio)),
  name: cell(scheme),
  isin: cell("isin"),
  amfiCode: cell("amfi") || null,
});

/** What was held before the first row with units and a balance. */
function openingBefore(rows: readonly PrintedRow[]): string {
  const first = rows.find(({ units, balance }) => units !== null && balance !== null);
  if (first?.units == null || first.balance === null) return "0";
  const before = decimal(first.balance).minus(decimal(first.units));
  return before.isPositive() ? before.toText() : "0";
}
