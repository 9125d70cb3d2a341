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
      const [paid, moved, price, left] = [amount(), units(), nav(), balance()];
      const figures = {
        amount: cellNumber(paid),
        units: cellNumber(moved),
        nav: cellNumber(price),
        balance: cellNumber(left),
      };
      const reason: UnreadReason | null =
        isOther(figures.units, moved) || isOther(figures.balance, left)
          ? "no-units"
          : isOther(figures.amount, paid)
            ? "no-amount"
            : isOther(figures.nav, price)
              ? "no-nav"
              : null;
      if (reason !== null) return void unreadable.push({ ...placeOfRow(row), reason });
      if (ofScheme === null || further.identifiesSchemes || !isAlike()) {
        const scheme = schemes.get(further.schemeOf(row, schemeOf(cell, names)), row);
        ofScheme = printed.get(scheme) ?? [];
        printed.set(scheme, ofScheme);
      }
      ofScheme.push({
        date,
        description: description(),
        amount: figures.amount,
        units: figures.units,
        nav: figures.nav,
        balance: figures.balance,
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
