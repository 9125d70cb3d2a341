import { isHeld } from "../../funds/totals.ts";
import { valueFund } from "../../funds/valuation.ts";
import { decimal, zero, type DecimalText } from "../../money.ts";

type FundAfter = { id: string; amfiCode: string | null; units: number };

export type HeldAfter = {
  funds: number;
  /** Rupees, 2 decimals: of the held funds that have a NAV. */
  value: number;
  /** Held funds without a NAV, whose value comes on top. */
  withoutNav: number;
};

/**
 * What is held once an import is stored, and its value: the exact sum of each fund's rounded value, as the overview has it.
 * @param funds as they are after it, those that it does not touch too
 * @param before has the NAVs of the funds that are there, null where there is none yet
 * @param navs of the schemes that the import adds to, by AMFI code; for funds that have no NAV of their own
 */
export function heldAfter(
  funds: readonly FundAfter[],
  before: readonly { id: string; nav: number | null }[],
  navs: ReadonlyMap<string, DecimalText | null>,
): HeldAfter {
  const ownNavs = new Map(before.map(({ id, nav }) => [id, nav]));
  let value = zero;
  let withoutNav = 0;
  const held = funds.filter(isHeld);
  for (const { id, amfiCode, units } of held) {
    const nav = ownNavs.get(id) ?? (amfiCode === null ? null : (navs.get(amfiCode) ?? null));
    const { currentAmount } = valueFund({ units, nav, investedAmount: 0 });
    if (currentAmount === null) withoutNav += 1;
    else value = value.plus(decimal(currentAmount));
  }
  return { funds: held.length, value: value.roundTo(2).toNumber(), withoutNav };
}
