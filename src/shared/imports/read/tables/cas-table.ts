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
import type { FurtherColumns } from "./further-types.ts";
import type { Header } from "./header.ts";
import { placeOfRow, type TableRow } from "./table.ts";
import type { RowReader } from "./table-format.ts";
import { Schemes } from "./traded-statement.ts";

type Names = { house: string; folio: string; scheme: string; nav: string; balance: string };

/** A consolidated account statement that another program made a table of: its rows mean what the printed ones mean. */
export const casTableReader =
  (source: StatementSource, names: Names) =>
  (header: Header, further: FurtherColumns): RowReader => {
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
      const remark = further.remarkOf(row);
      if (remark !== null) return void unreadable.push({ ...placeOfRow(row), reason: remark });
      const date = cellDate(day());
      if (date === null) {
        const reason = day() === "" ? "no-date" : "unknown-date";
        ofScheme = null;
        return void unreadable.push({ ...placeOfRow(row), reason });
      }
      const figures = figuresOf({
        amount: amount(),
        units: units(),
        nav: nav(),
        balance: balance(),
      });
      if (typeof figures === "string")
        return void unreadable.push({ ...placeOfRow(row), reason: figures });
      if (ofScheme === null || further.identifiesSchemes || !isAlike()) {
        const scheme = schemes.get(further.schemeOf(row, schemeOf(cell, names)), row);
        ofScheme = printed.get(scheme) ?? [];
        printed.set(scheme, ofScheme);
      }
      const locations = [placeOfRow(row)];
      ofScheme.push({ date, description: description(), ...figures, locations });
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

type Figure = "amount" | "units" | "nav" | "balance";

/** @returns the reason for which a cell cannot be read */
function figuresOf(
  cells: Record<Figure, string>,
): Record<Figure, DecimalText | null> | UnreadReason {
  const figures = {
    amount: cellNumber(cells.amount),
    units: cellNumber(cells.units),
    nav: cellNumber(cells.nav),
    balance: cellNumber(cells.balance),
  };
  if (isOther(figures.units, cells.units) || isOther(figures.balance, cells.balance))
    return "no-units";
  if (isOther(figures.amount, cells.amount)) return "no-amount";
  return isOther(figures.nav, cells.nav) ? "no-nav" : figures;
}

/** Words that stand where a number should; most cells are numbers or empty. */
const isOther = (figure: DecimalText | null, text: string): boolean =>
  figure === null && text !== "" && isNoFigure(text);

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
