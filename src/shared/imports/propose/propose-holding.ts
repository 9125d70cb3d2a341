import type { IsoDate } from "../../dates.ts";
import type { DecimalText } from "../../money.ts";
import { totalsTolerance } from "../../transactions/agreement.ts";
import { fromMicroUnits, toMicroUnits, type MicroUnits } from "../../transactions/fixed-point.ts";
import type { ImportedTotals, RecordedTransaction } from "../schema.ts";
import type { Statement } from "../statement.ts";
import type { FundProposal, RecordedFund, Refusal } from "./fund-proposal.ts";
import { unitsAfter } from "./propose-rows.ts";

/**
 * A holding without its past: totals of a new fund, or a comparison with the recorded ones.
 * @param imported the totals that it may replace: of an earlier import, or those that the user gives up
 */
export function proposeHolding(
  proposal: FundProposal,
  { to }: Pick<Statement, "from" | "to">,
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
  imported: ImportedTotals | null,
): FundProposal {
  const { closing, failures } = proposal.scheme;
  // No row holds these units to anything else; a 0 can stand for units that were not read.
  const failure = failures.find(({ check }) => check === "value" || check === "cost");
  if (failure !== undefined)
    return { ...proposal, refusal: { reason: "failed-check", ...failure } };
  if (closing === null || Number(closing.units) === 0) {
    return { ...proposal, refusal: { reason: "nothing-held" } };
  }
  const date = closing.date ?? to;
  if (fund?.hasTransactions === true) {
    return { ...proposal, coverage: "later", refusal: differenceOf(closing.units, date, recorded) };
  }
  if (closing.cost === null) {
    // The user has already told the cost of the same units.
    const isKnown = fund !== null && isAlike(toMicroUnits(fund.units), closing.units);
    return isKnown
      ? { ...proposal, coverage: "later" }
      : { ...proposal, refusal: { reason: "no-cost" } };
  }
  const totals = { units: Number(closing.units), investedAmount: Number(closing.cost) };
  const totalsBefore = replacedTotals(totals, date, imported);
  const isOlder = date !== null && date < (imported?.to ?? "");
  return {
    ...proposal,
    coverage: "totals",
    totals,
    totalsBefore,
    isOtherUnits:
      fund !== null &&
      totalsBefore === null &&
      !isOlder &&
      !isAlike(toMicroUnits(fund.units), closing.units),
  };
}

const isAlike = (units: MicroUnits, printed: DecimalText): boolean =>
  Math.abs(units - toMicroUnits(printed)) <= totalsTolerance;

/** A fund with transactions is only compared: they say more than a holding. Without a day, what is held now counts. */
function differenceOf(
  printed: DecimalText,
  date: IsoDate | null,
  recorded: readonly RecordedTransaction[],
): Refusal | null {
  const [first] = recorded.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const isBeforeOpening = date !== null && first?.type === "opening" && date < first.date;
  if (isBeforeOpening) return null;
  const units = unitsAfter(recorded, date ?? lastDay);
  if (isAlike(units, printed)) return null;
  const found = fromMicroUnits(units);
  return { reason: "other-units", date, found, printed: Number(printed), missingRows: [] };
}

const lastDay: IsoDate = "9999-12-31";

/** Last month's totals, unless they are the same or of a later day. */
function replacedTotals(
  { units, investedAmount }: NonNullable<FundProposal["totals"]>,
  date: IsoDate | null,
  imported: ImportedTotals | null,
): FundProposal["totalsBefore"] {
  if (imported === null || (date ?? "") < (imported.to ?? "")) return null;
  if (imported.units === units && imported.investedAmount === investedAmount) return null;
  return { units: imported.units, investedAmount: imported.investedAmount };
}
