import { isCalledUnits } from "./column-values.ts";
import { minColumns } from "./table.ts";
import type { Header } from "./header.ts";

const taken = /\bdebits?\b|\bdr\b|withdrawals?\b|\bpaid out\b/;
const given = /\bcredits?\b|\bcr\b|deposits?\b|\bpaid in\b/;
const ofFund = /scheme|\bfund|\bisin\b|folio|\bnav\b|\bprice\b/;

/** Whether a table says what came into a bank account and went out of it, with its balance, and nothing of any fund. */
export function isBankStatement({ columns }: Header): boolean {
  const names = [...columns.keys()].map((name) => name.replaceAll("_", " "));
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (names.length < minColumns || has(ofFund) || names.some(isCalledUnits)) return false;
  return has(taken) && has(given) && has(/\bbalance\b/);
}
