import type { IsoDate } from "../../dates.ts";
import { isPartialHistory } from "../../portfolio/performance.ts";
import { financialYear } from "../../transactions/financial-year.ts";
import { unpairedUnits } from "../../transactions/unpaired-units.ts";
import type { NotCountedReason } from "../fund-sales.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import type { NotCounted } from "./report-types.ts";

/**
 * The parts of a fund that a year's report lacks, and why.
 * @param knownFrom of `knownFromYear`
 * @param reason why the year's sales could not be worked out
 */
export function leftOutOfFund(
  fund: TaxedFund,
  knownFrom: number | null,
  year: number,
  reason: NotCountedReason | null,
  facts: LedgerFacts,
): NotCounted[] {
  const row = (why: NotCountedReason, what: NotCounted["what"]) =>
    leftOutFund(fund, why, what, facts);
  if (!fund.hasTransactions) return [row("totals", "sales"), row("totals", "income")];
  const rows: NotCounted[] = [];
  if (reason !== null) rows.push(row(reason, "sales"));
  if (knownFrom !== null && year <= knownFrom) {
    if (rows.length === 0) rows.push(row("partial-history", "sales"));
    rows.push(row("partial-history", "income"));
  }
  return rows;
}

export function leftOutFund(
  { id, schemeName, amfiCode }: Pick<TaxedFund, "id" | "schemeName" | "amfiCode">,
  reason: NotCountedReason,
  what: NotCounted["what"],
  { ledgers }: LedgerFacts,
): NotCounted {
  const entries = ledgers.get(id)?.entries.map(({ entry }) => entry) ?? [];
  const unpaired = reason === "unpaired" ? unpairedUnits(entries) : null;
  return { fundId: id, schemeName, amfiCode, reason, ...(unpaired && { unpaired }), what };
}

/** The year in which an import's opening stands: what was sold or paid before it is not known; null: all is known. */
export function knownFromYear({ id }: TaxedFund, { ledgers, entries }: LedgerFacts): number | null {
  const own = (ledgers.get(id)?.entries ?? []).flatMap(({ entry }) => entries.get(entry.id) ?? []);
  return isPartialHistory(own) ? firstKnownYear(own) : null;
}

function firstKnownYear(
  entries: readonly { type: string; source: string; confirmed: boolean; date: IsoDate }[],
): number | null {
  const opening = entries.find(
    ({ type, source, confirmed }) => type === "opening" && source === "import" && !confirmed,
  );
  return opening === undefined ? null : financialYear(opening.date);
}
