import type { TableColumn } from "./column-values.ts";
import { isAccountColumn, isInvestorColumn, isVariantColumn } from "./described-scheme.ts";

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
export const identifiesFund = (column: TableColumn): boolean =>
  !isHarmlessName(column) &&
  !isInvestorColumn(column.name) &&
  (identity.test(plain(column.name)) ||
    isAccountColumn(column.name) ||
    isVariantColumn(column.name));

/** Whether rows of one fund, by their keys, have several values in a column. */
export function variesWithin(
  keys: readonly string[],
  { cells }: Pick<TableColumn, "cells">,
): boolean {
  const values = new Map<string, string>();
  return keys.some((key, index) => {
    const value = (cells[index] ?? "").toLowerCase();
    const before = values.get(key) ?? "";
    if (value !== "") values.set(key, value);
    return before !== "" && value !== "" && before !== value;
  });
}
