import type { IsoDate } from "../../dates.ts";
import { decimal, decimalsOf, zero, type DecimalText } from "../../money.ts";
import { visibleLine } from "../../visible-text.ts";
import type { Refusal } from "../propose/fund-proposal.ts";
import {
  fundItem,
  maxLinesLeftOut,
  maxPrintedFolio,
  type CommitInput,
  type PrintedBalance,
} from "../schema.ts";
import { maxSchemeName } from "../../funds/schema.ts";
import type { Holding } from "../statement.ts";
import { hasWork, type ProposedFund } from "./proposed-fund.ts";

/** Why a fund of a statement is not added although its figures were read well, so that the fund can be compared with them. */
const readWell: ReadonlySet<Refusal["reason"]> = new Set([
  "other-units",
  "ends-before-opening",
  "part-of-totals",
  "less-than-totals",
  "no-cost",
  "nothing-held",
  "sold-since",
]);

type PrintedFund = ProposedFund & { closing: Holding };

/**
 * A statement's printed balance of a fund at its end.
 * @param same the fund by each of the names that the statement has for it
 * @returns null where it prints nothing for one of them, where that was not read well, and for a fund that is not there
 * and is not added
 */
export function printedBalance(
  same: readonly ProposedFund[],
  { to }: CommitInput["statement"],
): PrintedBalance | null {
  const [first, ...others] = same.filter(isPrinted);
  if (first === undefined || 1 + others.length < same.length) return null;
  if (!same.some((fund) => fund.proposal.fundId !== null || hasWork(fund))) return null;
  const all = [first, ...others];
  const date = dayOf(first, to);
  if (others.some((other) => dayOf(other, to) !== date)) return null;
  const { scheme } = first.proposal;
  const { success, data } = fundItem.shape.printed.safeParse({
    folio: visibleLine(scheme.folio ?? first.fund.folioNumber).slice(0, maxPrintedFolio),
    scheme: visibleLine(scheme.name).slice(0, maxSchemeName),
    date,
    units: sumOf(
      all.map(({ closing }) => closing.units),
      6,
    ),
    unitDecimals: Math.min(...all.map(decimalsCompared)),
    cost: sumOf(
      all.map(({ closing }) => closing.cost),
      4,
    ),
    value: sumOf(
      all.map(({ closing }) => closing.value),
      4,
    ),
    leftOut: Math.min(
      maxLinesLeftOut,
      all.reduce((sum, fund) => sum + amountsLeftOut(fund), 0),
    ),
  });
  return success ? data : null;
}

const isPrinted = (fund: ProposedFund): fund is PrintedFund => {
  const { refusal } = fund.proposal;
  return fund.closing !== null && (refusal === null || readWell.has(refusal.reason));
};

/** With rows, the units are those of the statement's end; without, those of the day of the NAV. */
function dayOf({ proposal: { scheme }, closing }: PrintedFund, to: IsoDate | null): IsoDate | null {
  const last = scheme.rows.at(-1);
  return last === undefined ? (closing.date ?? to) : (to ?? closing.date ?? last.date);
}

function sumOf(figures: readonly (DecimalText | null)[], places: number): number | null {
  let sum = zero;
  for (const figure of figures) {
    if (figure === null) return null;
    sum = sum.plus(decimal(figure));
  }
  return sum.roundTo(places).toNumber();
}

/** As the import compared them: those of a holding without rows to two. */
const decimalsCompared = ({ closing, proposal: { scheme } }: PrintedFund): number => {
  const isHolding = scheme.rows.length === 0 && Number(scheme.opening ?? 0) === 0;
  return Math.min(isHolding ? 2 : 6, decimalsOf(closing.units));
};

const amountsLeftOut = ({ proposal: { scheme } }: ProposedFund): number =>
  scheme.leftOut.filter(({ reason }) => reason === "amount-only").length;
