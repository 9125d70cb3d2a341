import { isCurrent } from "../../shared/schemes/scheme.ts";
import type { IsoDate } from "../../shared/dates.ts";
import type { Sip } from "../../shared/sips/schema.ts";
import { dueThisMonth } from "../../shared/sips/upcoming.ts";
import type { BuyableFund } from "../../shared/targets/invest.ts";
import { kindOfScheme } from "../../shared/targets/kind.ts";
import type { PlacedFund } from "../../shared/targets/parts.ts";
import { classOfScheme } from "../../shared/tax/scheme-class.ts";
import { rowsPerLot, type Steps } from "../../shared/steps.ts";
import { valueOf } from "../../shared/tax/lot-gain.ts";
import { toMicroUnits, toPaise, type Paise } from "../../shared/transactions/fixed-point.ts";
import type { PlacedFundRow } from "./queries.ts";

/** The value of a fund: 0 without units, null if its NAV is unknown. */
export function valueOfRow({ units, nav }: Pick<PlacedFundRow, "units" | "nav">): Paise | null {
  const held = toMicroUnits(units);
  if (held === 0) return 0;
  return nav === null ? null : valueOf(held, nav);
}

const isHeld = ({ units }: PlacedFundRow): boolean => toMicroUnits(units) > 0;

type TargetFund = PlacedFund & PlacedFundRow & { isChosen: boolean };

/** Funds that have units, with what they invest in. */
export const targetFunds = (rows: readonly PlacedFundRow[]): TargetFund[] =>
  rows.filter(isHeld).map((row) => ({
    ...row,
    ...kindOfScheme(row, row),
    value: valueOfRow(row),
  }));

export type InvestFund = PlacedFund & BuyableFund & PlacedFundRow;

/** Held funds, and those without units whose SIP runs, because money can go into them. */
export function* investFunds(
  rows: readonly PlacedFundRow[],
  sips: readonly Sip[],
  { asOf, today }: { asOf: IsoDate | null; today: IsoDate },
): Steps<InvestFund[]> {
  const running = Map.groupBy(
    sips.filter(({ paused, next }) => !paused && next !== null),
    ({ fundId }) => fundId,
  );
  const funds: InvestFund[] = [];
  for (const row of rows.filter((each) => isHeld(each) || running.has(each.id))) {
    const own = running.get(row.id) ?? [];
    funds.push({
      ...row,
      kind: kindOfScheme(row, row).kind,
      value: valueOfRow(row),
      isOpen: isOpen(row, asOf),
      hasRunningSip: own.length > 0,
      due: toPaise(dueThisMonth(own, today)),
    });
    yield rowsPerLot * (1 + own.length);
  }
  return funds;
}

/** Whether a scheme takes purchases, as far as the list shows: its NAVs are current and it is not close-ended. */
function isOpen({ heading, schemeName, amfiCode, navDate }: PlacedFundRow, asOf: IsoDate | null) {
  return isCurrent(navDate, asOf) && !classOfScheme(heading, schemeName, amfiCode).isClosed;
}
