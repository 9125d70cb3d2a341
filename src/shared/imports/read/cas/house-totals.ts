import { decimal, zero } from "../../../money.ts";
import type { CheckFailure, StatementScheme } from "../../statement.ts";
import type { HouseTotal } from "./front-page.ts";

/** Rupees: each scheme's value is rounded. */
const tolerance = 1;

/** Fund houses, and the total, whose schemes do not add up to what the first page prints. */
export function houseTotalFailures(
  totals: readonly HouseTotal[],
  schemes: readonly StatementScheme[],
): CheckFailure[] {
  const valueOf = (house: string | null): number =>
    schemes
      .filter((scheme) => house === null || houseKey(scheme.house ?? "") === houseKey(house))
      .reduce((sum, { closing }) => sum.plus(decimal(closing?.value ?? "0")), zero)
      .toNumber();
  return totals.flatMap(({ house, value, location }): CheckFailure[] => {
    const found = valueOf(/^Total\b/i.test(house) ? null : house);
    if (Math.abs(found - Number(value)) <= tolerance) return [];
    return [{ check: "house-total", location, expected: value, found: found.toFixed(2) }];
  });
}

export const houseKey = (house: string): string => house.toLowerCase().replaceAll(/[^a-z]/g, "");
