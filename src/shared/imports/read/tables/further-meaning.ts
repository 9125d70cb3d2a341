import { hasCharges } from "./charges.ts";
import { cellDate, cellNumber } from "./cells.ts";
import {
  couldSayNotHeld,
  hasDates,
  hasKindWords,
  hasNumbers,
  hasPeriods,
  type TableColumn,
} from "./column-values.ts";
import { isAccountColumn, isInvestorColumn, isVariantColumn } from "./described-scheme.ts";
import type { FurtherColumn, KnownColumns, OwnField } from "./further.ts";
import { isWayOfPaying } from "./kind-column.ts";
import { suggestedColumn } from "./suggest-mapping.ts";

const plain = (name: string): string => name.replaceAll(/[_.]+/g, " ").trim();

/** Columns of brokers and registrars that say nothing of which fund it is, whose, what was done, when, or for how much. */
const harmless: readonly RegExp[] = [
  /^(?:s|sr|sl|serial) ?(?:no|number)?$|^#$|^(?:index|row)(?: ?no)?$/,
  /^(?:current|latest|market|present|today['’]?s|live) (?:nav|price|value|valuation|amount)(?: \((?:inr|rs|₹)\))?$/,
  /^(?!.*(?:unit|date|tax)).*(?:\bgains?\b|profit|p&l|\bpnl\b|xirr|cagr|\breturns?\b)/,
  /^(?:scheme |fund |sub ?)?category$|^asset (?:class|type)$|^(?:amc|fund house)(?: (?:name|code))?$|^(?:registrar|rta|benchmark|risk(?: level)?)$/,
  /^(?:arn|euin)(?: (?:no|number|code))?$|^(?:sub ?)?broker code$|^(?:advisor|distributor)(?: (?:name|code))?$/,
  /^(?:exchange|segment|series)$/,
  /^(?:exchange |bse |nse )?(?:order|transaction|trxn|txn|trade|settlement|utr|reference|ref|instal?lment)(?: (?:id|no|number|ref))$|^utr$/,
  /^(?:e-?mail|mobile|phone|address|bank|ifsc)(?: (?:id|no|number|name))?$|^(?:payment mode|mode of payment|remarks? by)$/,
  /^(?:last )?updated(?: (?:at|on))?$|^created(?: (?:at|on))?$|^(?:download|report|statement|export)(?:ed)? (?:date|on)$|^currency$/,
];

export const isHarmlessName = ({ name }: TableColumn): boolean =>
  harmless.some((pattern) => pattern.test(plain(name)));

const identity =
  /folio|isin|amfi|(?:scheme|fund|product|security) ?(?:code|id|name)|\bdemat\b|\bdp ?id\b|\bclient\b|\baccount\b/;

/** Whether a column is called as one that tells one fund from another. A person is checked where funds are put together. */
export const tellsFunds = (column: TableColumn): boolean =>
  !isHarmlessName(column) &&
  !isInvestorColumn(column.name) &&
  (identity.test(plain(column.name)) ||
    isAccountColumn(column.name) ||
    isVariantColumn(column.name));

/** The name of the format's own column that this one repeats; null for none. */
export function repeatedColumn(name: string, known: ReadonlySet<string>): string | null {
  const [, first = ""] = /^(.+) \(\d+\)$/.exec(name) ?? [];
  return known.has(first) ? first : null;
}

type Told = {
  format: KnownColumns;
  own: (field: OwnField) => FurtherColumn | undefined;
  /** Whether the table lacks a column of the format, which could stand there by another name. */
  isMissing: boolean;
};

/** Whether the values of a column could tell days, kinds, amounts or charges apart, or what is held from what was. */
export const decides =
  ({ format: { hasNoProof = false }, own, isMissing }: Told) =>
  (column: FurtherColumn): boolean => {
    if (hasCharges(column)) return true;
    const isVaried = column.cells.length < 2 || new Set(column.cells).size > 1;
    if (isHarmlessName(column) || !isVaried) return false;
    if (hasDates(column)) return !isSame(column, own("date"), cellDate);
    if (hasNumbers(column)) {
      const isCopy = (["units", "nav", "amount"] as const).some((field) =>
        isSame(column, own(field), cellNumber),
      );
      if (isCopy || isCounting(column)) return false;
      return hasNoProof || isMissing || isFigure(column);
    }
    const isOfKinds =
      hasKindWords(column) && !isWayOfPaying(column.name) && !isVariantColumn(column.name);
    const isOfHoldings = own("date") === undefined;
    return isOfKinds || (isOfHoldings && (couldSayNotHeld(column) || hasPeriods(column)));
  };

/** Whether two columns say the same in each row in which the first says anything. */
const isSame = (
  { cells }: FurtherColumn,
  other: FurtherColumn | undefined,
  read: (cell: string) => string | null,
): boolean =>
  other !== undefined &&
  cells.every((cell, index) => cell === "" || read(cell) === read(other.cells[index] ?? ""));

/** 1, 2, 3: the number of the row. */
const isCounting = ({ filled }: FurtherColumn): boolean =>
  filled.length > 1 && filled.every((cell, index) => Number(cell) === Number(filled[0]) + index);

/** Whether an unknown table's units, NAV or money could be in a column, by its name. */
const isFigure = (column: FurtherColumn): boolean =>
  (["units", "nav", "amount", "debit", "credit"] as const).some(
    (field) => suggestedColumn(field, [column]) === column.name,
  );
