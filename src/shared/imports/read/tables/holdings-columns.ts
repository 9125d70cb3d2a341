import { cellNumber } from "./cells.ts";
import {
  columnsBelow,
  couldSayNotHeld,
  hasDates,
  hasNumbers,
  hasPeriods,
  isCalledUnits,
  isNameless,
  isSameColumn,
  namelessColumns,
  type TableColumn,
} from "./column-values.ts";
import { couldHaveFolios } from "./described-scheme.ts";
import { isHarmlessName, identifiesFund, variesWithin } from "./further-names.ts";
import type { Header } from "./header.ts";
import type { Table } from "./table.ts";
import { readIsin } from "../isin.ts";
import { isOtherCurrency } from "./rupees.ts";
import { saysNotCompleted } from "./status-words.ts";

type HoldingField =
  | "scheme"
  | "isin"
  | "amfiCode"
  | "folio"
  | "house"
  | "investor"
  | "pan"
  | "kind"
  | "plan"
  | "option"
  | "date"
  | "units"
  | "cost"
  | "averageCost"
  | "value"
  | "nav"
  | "gain";

/** The name of each field's column; "" for none. */
export type HoldingColumns = Record<HoldingField, string>;

/** Without blanks, marks and the currency: "Cost Value(Rs.)", "cost_value" and "CostValue" are one name. */
const nameOf = (name: string): string =>
  name
    .replace(/ \(\d+\)$/, "")
    .replaceAll(/\((?:in )?(?:rs\.?|inr|₹|rupees)\)|₹/gi, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9%&]/g, "");

const named: Record<HoldingField, RegExp> = {
  scheme:
    /^(?:(?:mutualfund|fund|scheme|asset|instrument|security|investment)(?:name|description)?|nameof(?:the)?(?:mutual)?(?:fund|scheme)|symbol|name)$/,
  isin: /isin/,
  amfiCode: /^amfi(?:scheme)?(?:code)?$/,
  folio: /^folio(?:no|nos|num|number|id)?$/,
  house: /^(?:amc|amcname|fundhouse|house|assetmanagementcompany)$/,
  investor:
    /^(?:nameof(?:the)?)?(?:(?:first|primary|1st|family)?(?:investor|holder|client|applicant|member)|unitholder|accountholder|person|owner)(?:name)?$|^(?:heldby|belongsto|for(?:whom)?|whose|(?:family)?relation(?:ship)?|family|inthenameof)$/,
  pan: /^pan(?:no|number)?$/,
  kind: /^(?:asset|instrument|security|product|investment)(?:type|class)$/,
  plan: /^(?:scheme|fund)?plan(?:type|name)?$/,
  option: /^(?:scheme|fund)?(?:dividend|idcw|sub)?option(?:type|name)?$/,
  date: /^(?:nav|valuation|holdings?|balance|(?:last|current)price)date$|^ason|^asof|^asat/,
  units:
    /^(?:(?:current|total|available|closing|balance|bal|net|holding)?(?:units?|quantity|qty)(?:held|available|balance|bal|owned|holding)?|(?:no|number)ofunits)$/,
  cost: /^(?:total|current|net)?(?:invested|investment|cost)(?:value|amount|amt|cost)?$|^(?:total)?(?:purchase|buy|acquisition)(?:value|amount|amt|cost)$|^(?:amount|value)(?:invested|atcost)$|^costofinvestment$|^bookvalue$/,
  averageCost:
    /^(?:avg|average)(?:cost|price|nav|rate|buyprice|buynav|purchaseprice|purchasenav|costprice|unitcost|costperunit|costnav)(?:perunit)?$|^(?:buy|purchase|cost)(?:price|nav|rate)$|^(?:cost|price)perunit$|^unitcost$/,
  value:
    /^(?:current|market|present|latest|total)?(?:market|mkt)?(?:value|valuation|worth)$|^(?:current|market|present)(?:amount|amt|balance)$|^valueason/,
  nav: /^(?:current|latest|closing|last|present|market)?(?:nav|price|marketprice)(?:perunit)?$/,
  gain: /^(?!.*(?:%|percent|xirr|cagr|annual|day|1d|tax|term|(?<!un)reali[sz]ed)).*(?:gain|profit|p&l|pnl|return)/,
};

const figures: ReadonlySet<HoldingField> = new Set([
  "units",
  "cost",
  "averageCost",
  "value",
  "nav",
  "gain",
]);

/** Figures of a table of holdings that change nothing of what is held. */
const otherFigures =
  /xirr|cagr|annual|gain|profit|loss|p&l|pnl|return|change|%|percent|weight|alloc|share|rating|risk|day|1d|week|month|year|price|nav|tax|code|no$|id$|sip|expense|aum|phone|mobile|pan/;
/** A part of the units, or a difference from them, that Kite gives beside them. */
const notHeld = /^(?:pledged(?:quantity|units)|discrepancy)$/;

/**
 * Which columns say what is held, if a table is one of holdings: a scheme, its units, and what they cost or are worth,
 * without days of transactions. Null where a column could mean two things, or nothing that is known: then the user is asked.
 */
export function holdingColumns(header: Header, beginning: Table): HoldingColumns | null {
  const below = columnsBelow(beginning, header.at);
  const fields = Object.keys(named) as HoldingField[];
  const chosen: HoldingColumns = { ...noColumns };
  const known = new Set<string>();
  for (const field of fields) {
    const found = below.filter((column) => !known.has(column.name) && isCalled(field, column));
    const [first, ...more] = found;
    if (first === undefined) continue;
    if (more.some((other) => !isSameColumn(first, other)) && field !== "gain") return null;
    for (const { name } of found) known.add(name);
    chosen[field] =
      field === "gain" ? (found.find(saysGainOf(chosen, below))?.name ?? "") : first.name;
  }
  const isOfHoldings =
    (chosen.scheme !== "" || chosen.isin !== "") &&
    chosen.units !== "" &&
    (chosen.cost !== "" || chosen.averageCost !== "" || chosen.value !== "");
  if (chosen.isin === "") chosen.isin = columnOfIsins(below, known);
  const unknown = [...below, ...namelessColumns(beginning, header.at)].filter(
    (column) => !known.has(column.name) && !isDayOfPurchase(column, chosen, below),
  );
  if (isCostOfUnit(chosen, below)) return null;
  if (chosen.folio === "" && unknown.some(couldHaveFolios)) return null;
  const keys = fundKeys(chosen, below);
  if (unknown.some((column) => identifiesFund(column) && variesWithin(keys, column))) return null;
  return isOfHoldings && !unknown.some(couldChangeRecords) ? chosen : null;
}

/** An ISIN is one whatever its column is called, such as "tradingsymbol". */
function columnOfIsins(columns: readonly TableColumn[], known: Set<string>): string {
  const found = columns.find(
    ({ name, filled }) =>
      !known.has(name) && filled.length > 0 && filled.every((cell) => readIsin(cell) !== null),
  );
  if (found !== undefined) known.add(found.name);
  return found?.name ?? "";
}

const dayOfPurchase =
  /^(?:first|initial|last|latest)?(?:purchased?|invest(?:ed|ment)|buy|bought|start|acquisition|acquired|allotment)(?:on|date|day)$|^(?:date|day)of(?:first|last)?(?:purchase|investment|acquisition|allotment)$|^(?:invested|held)since$/;

const isCalledDayOfPurchase = (column: TableColumn): boolean =>
  hasDates(column) && dayOfPurchase.test(nameOf(column.name));

/**
 * Whether a column says since when something is held: the table has what a unit cost on average, or the cost and what it
 * is worth now, and each fund and folio once. Otherwise its rows may be purchases.
 */
function isDayOfPurchase(
  column: TableColumn,
  chosen: HoldingColumns,
  columns: readonly TableColumn[],
): boolean {
  if (!isCalledDayOfPurchase(column)) return false;
  const isOfHolding = /^av(?:era)?g/.test(chosen.averageCost) || hasWorthNow(chosen, columns);
  const funds = fundKeys(chosen, columns).filter((_, at) => column.cells[at] !== "");
  return isOfHolding && new Set(funds).size === funds.length;
}

const calledNow = /current|latest|closing|last|present|market|mkt|worth|valuation|ason/;
/** A share of the cost: stamp duty and rounded prices are less. */
const nearCost = 0.02;

/**
 * Whether a value or a NAV beside the cost is one of now: it is called so, or differs from the cost in most rows. "NAV" can
 * also be the one of a purchase.
 */
function hasWorthNow(
  { units, cost, nav, value }: HoldingColumns,
  columns: readonly TableColumn[],
): boolean {
  if (cost === "" || (value === "" && nav === "")) return false;
  if (calledNow.test(nameOf(value)) || calledNow.test(nameOf(nav))) return true;
  const [held, paid, price, worth] = [units, cost, nav, value].map(figuresOf(columns));
  const rows = (columns[0]?.cells ?? []).flatMap((_, at) => {
    const sum = paid?.(at) ?? 0;
    const now = worth?.(at) || (held?.(at) ?? 0) * (price?.(at) ?? 0);
    return sum > 0 && now > 0 ? [Math.abs(now - sum) > sum * nearCost] : [];
  });
  return rows.filter(Boolean).length * 2 > rows.length;
}

/** The figure in each row of the column with a name, or 0. */
const figuresOf = (columns: readonly TableColumn[]) => (name: string) => {
  const cells = columns.find((each) => each.name === name)?.cells ?? [];
  return (at: number) => Number(cellNumber(cells[at] ?? "") ?? "0");
};

/** The scheme and folio of each row, as it prints them. */
function fundKeys(
  { scheme, isin, folio, investor, plan, option }: HoldingColumns,
  columns: readonly TableColumn[],
): string[] {
  const parts = [scheme, isin, folio, investor, plan, option].map(
    (name) => columns.find((each) => each.name === name)?.cells ?? [],
  );
  return (columns[0]?.cells ?? []).map((_, at) => parts.map((cells) => cells[at]).join("\n"));
}

/** The names of columns with words that are none of a holding's and not harmless, and of those with days of purchase. */
export function unreadColumns(header: Header, beginning: Table, columns: HoldingColumns): string[] {
  const read = new Set(Object.values(columns));
  return [...columnsBelow(beginning, header.at), ...namelessColumns(beginning, header.at)]
    .filter(
      (column) =>
        !read.has(column.name) &&
        (isCalledDayOfPurchase(column) ||
          (!hasNumbers(column) &&
            !hasDates(column) &&
            !isHarmlessName(column) &&
            new Set(column.cells).size > 1)),
    )
    .map(({ name }) => name);
}

/** Whether a column with the name of a cost has what one unit cost: it is nearer to the price than to the value. */
function isCostOfUnit(
  { units, cost, nav, value }: HoldingColumns,
  columns: readonly TableColumn[],
) {
  const [held, paid, price, worth] = [units, cost, nav, value].map(figuresOf(columns));
  const rows = (columns[0]?.cells ?? []).flatMap((_, at) => {
    const [one = 0, sum = 0] = [held?.(at), paid?.(at)];
    const now = price?.(at) || (worth?.(at) ?? 0) / one;
    const isKnown = one > leastUnits && sum > 0 && now > 0 && Number.isFinite(now);
    return isKnown ? [Math.abs(Math.log(sum / now)) < Math.abs(Math.log(sum / (now * one)))] : [];
  });
  return rows.length > 0 && rows.filter(Boolean).length * 2 > rows.length;
}

/** Of fewer, a fund that has grown a few times costs about its price. */
const leastUnits = 20;

const noColumns = Object.fromEntries(
  Object.keys(named).map((field) => [field, ""]),
) as HoldingColumns;

/** The column that says what the units cost, where it is surely one. */
export function costColumn(columns: readonly TableColumn[]): string {
  const [first, ...more] = columns.filter((column) => isCalled("cost", column));
  return first !== undefined && more.every((other) => isSameColumn(first, other)) ? first.name : "";
}

/** Whether a column has the name of a field and suitable cells: "Investment" can be a name or an amount. */
function isCalled(field: HoldingField, column: TableColumn): boolean {
  if (!named[field].test(nameOf(column.name))) return false;
  if (column.filled.length === 0) return true;
  if (field === "date") return hasDates(column);
  if (field === "scheme") return !hasNumbers(column) && !hasDates(column);
  return !figures.has(field) || hasNumbers(column);
}

/**
 * Whether an unknown column could change what is recorded: a day, a status, an event, or figures that are not known
 * to be harmless.
 */
function couldChangeRecords(column: TableColumn): boolean {
  const name = nameOf(column.name);
  return (
    hasDates(column) ||
    Object.values(named).some((pattern) => pattern.test(name)) ||
    column.filled.some(saysNotCompleted) ||
    column.filled.some(isOtherCurrency) ||
    couldSayNotHeld(column) ||
    hasPeriods(column) ||
    (hasNumbers(column) && isNameless(column)) ||
    (hasNumbers(column) &&
      !notHeld.test(name) &&
      (isCalledUnits(column.name) || !otherFigures.test(name)))
  );
}

/** Whether a column is the difference of value and cost: "Returns" can also be money from sales. */
const saysGainOf =
  ({ cost, value }: HoldingColumns, columns: readonly TableColumn[]) =>
  (gain: TableColumn): boolean => {
    const [paid, worth] = [cost, value].map((name) => columns.find((each) => each.name === name));
    const rows = gain.cells.flatMap((cell, at) => {
      const all = [paid?.cells[at], worth?.cells[at], cell].map((each) => cellNumber(each ?? ""));
      const [one, other, difference] = all.map((each) =>
        each === null ? Number.NaN : Number(each),
      );
      return all.includes(null)
        ? []
        : [isGain(one, other, difference) || isGain(other, one, difference)];
    });
    return rows.length > 0 && rows.filter(Boolean).length >= rows.length * 0.6;
  };

const isGain = (cost = 0, value = 0, gain = 0): boolean =>
  Math.abs(value - cost - gain) <= 1 + Math.abs(value) * 0.001;
