import { decimal, type DecimalText } from "../../money.ts";
import { folioKey } from "../folio.ts";
import { isIsin } from "../isin.ts";
import type {
  Holding,
  Place,
  Statement,
  StatementRow,
  StatementScheme,
  StatementSource,
} from "../statement.ts";
import { cellDate, cellNumber } from "./cells.ts";
import { typeOfWord } from "./type-words.ts";
import { cellOf, type Cell, type Header, type Table, type TableRow } from "./table.ts";

/** The scheme that a row of a table is about. */
export type TradedScheme = Pick<StatementScheme, "folio" | "name"> &
  Partial<Pick<StatementScheme, "house" | "isin" | "amfiCode" | "category" | "registrarCode">>;

/** What becomes of a row: a transaction, a holding, an event, or nothing that can be read. */
export type ReadRow =
  | { kind: "row"; scheme: TradedScheme; row: StatementRow }
  | { kind: "holding"; scheme: TradedScheme; holding: Holding }
  | { kind: "event"; scheme: TradedScheme }
  | { kind: "left-out"; scheme: TradedScheme }
  | { kind: "unreadable" };

const longestText = 300;

export const placeOfRow = ({ line, cells }: TableRow): Place => ({
  page: null,
  line,
  text: cells.join(" ").slice(0, longestText),
});

/** A statement of all rows below the header, by scheme and folio. */
export function tradedStatement(
  source: StatementSource,
  table: Table,
  header: Header,
  read: (cell: Cell, row: TableRow) => ReadRow,
): Statement {
  const schemes = new Schemes();
  const unreadable: Place[] = [];
  for (const row of table.slice(header.at + 1)) {
    const found = read(cellOf(row, header), row);
    if (found.kind === "unreadable") {
      unreadable.push(placeOfRow(row));
      continue;
    }
    const scheme = schemes.get(found.scheme, row);
    if (found.kind === "row") scheme.rows.push(found.row);
    else if (found.kind === "holding") scheme.closing = found.holding;
    else if (found.kind === "event") scheme.events.push(placeOfRow(row));
    else scheme.leftOut.push({ place: placeOfRow(row), reason: "not-a-fund" });
  }
  return {
    source,
    ...daysOf(schemes.all),
    investors: [],
    schemes: schemes.all,
    failures: [],
    unreadable,
  };
}

/** The first and the last day of all rows. */
export function daysOf(schemes: readonly StatementScheme[]): Pick<Statement, "from" | "to"> {
  let [from, to] = ["9999", ""];
  for (const { rows } of schemes) {
    for (const { date } of rows) {
      if (date < from) from = date;
      if (date > to) to = date;
    }
  }
  return to === "" ? { from: null, to: null } : { from, to };
}

/** Schemes by folio and ISIN, code or name, in the order of the file. */
class Schemes {
  readonly all: StatementScheme[] = [];
  readonly #byIdentity = new Map<string, StatementScheme>();
  /** As printed, so that the identity is worked out once for many rows. */
  readonly #asPrinted = new Map<string, StatementScheme>();

  get(traded: TradedScheme, row: TableRow): StatementScheme {
    const printed = `${traded.folio}\n${traded.isin}\n${traded.amfiCode}\n${traded.name}`;
    const known = this.#asPrinted.get(printed);
    if (known !== undefined) return known;
    const isin = traded.isin != null && isIsin(traded.isin) ? traded.isin : null;
    const identity = [folioKey(traded.folio ?? ""), isin ?? traded.amfiCode ?? traded.name].join(
      "\n",
    );
    const scheme = this.#byIdentity.get(identity) ?? newScheme(traded, isin, placeOfRow(row));
    if (!this.#byIdentity.has(identity)) this.all.push(scheme);
    this.#byIdentity.set(identity, scheme);
    this.#asPrinted.set(printed, scheme);
    return scheme;
  }
}

const newScheme = (traded: TradedScheme, isin: string | null, place: Place): StatementScheme => ({
  house: traded.house ?? null,
  folio: traded.folio,
  name: traded.name,
  isin,
  amfiCode: traded.amfiCode ?? null,
  registrarCode: traded.registrarCode ?? null,
  category: traded.category ?? null,
  opening: null,
  closing: null,
  rows: [],
  events: [],
  leftOut: [],
  failures: [],
  place,
});

type Traded = { date: string; type: string; units: string; nav?: string; amount?: string };

/** A transaction of these cells; null where one of them cannot be read. An amount that is missing is units × NAV. */
export function tradedRow(
  { date, type, units, nav = "", amount = "" }: Traded,
  row: TableRow,
  reference: string | null = null,
): StatementRow | null {
  const day = dateOf(date);
  const kind = typeOf(type);
  const count = cellNumber(units);
  const price = cellNumber(nav);
  const paid = amount === "" ? null : cellNumber(amount);
  if (day === null || kind === null || count === null) return null;
  if (paid === null && price === null) return null;
  const positive = withoutSign(count);
  const traded = emptyRow(row);
  traded.date = day;
  traded.type = kind;
  traded.units = positive;
  traded.amount = paid === null ? inRupees(positive, price ?? "0") : withoutSign(paid);
  traded.nav = price;
  traded.reference = reference === "" ? null : reference;
  traded.description = type;
  return traded;
}

const withoutSign = (text: DecimalText): DecimalText =>
  text.startsWith("-") ? text.slice(1) : text;

/** Few dates and words come again and again. */
const memoized = <Value>(read: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < mostKnown) known.set(text, value);
    return value;
  };
};
const mostKnown = 10_000;
const dateOf = memoized(cellDate);
const typeOf = memoized(typeOfWord);

/** Units × NAV in rupees, 2 decimals, half away from zero. */
function inRupees(units: DecimalText, nav: DecimalText): DecimalText {
  const [count, price] = [scaled(units), scaled(nav)];
  const decimals = count.decimals + price.decimals - 2;
  const product = count.digits * price.digits * 10 ** Math.max(0, -decimals);
  if (product > Number.MAX_SAFE_INTEGER) {
    return decimal(units).times(decimal(nav)).roundTo(2).toText();
  }
  // Whole numbers below 2^53 are exact.
  const scale = 10 ** Math.max(0, decimals);
  const rest = product % scale;
  const paise = (product - rest) / scale + (rest * 2 >= scale ? 1 : 0);
  return String(paise / 100);
}

function scaled(text: DecimalText): { digits: number; decimals: number } {
  const point = text.indexOf(".");
  return point === -1
    ? { digits: Number(text), decimals: 0 }
    : {
        digits: Number(text.slice(0, point) + text.slice(point + 1)),
        decimals: text.length - point - 1,
      };
}

export const emptyRow = (row: TableRow): StatementRow => ({
  date: "",
  type: "purchase",
  units: "0",
  amount: "0",
  nav: null,
  stampDuty: "0",
  stt: "0",
  tds: "0",
  exitLoad: "0",
  balance: null,
  reference: null,
  description: "",
  own: null,
  // Its cells are what the row says.
  places: [{ page: null, line: row.line, text: "" }],
});
