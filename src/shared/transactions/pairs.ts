import { daysBetween, type IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { toMicroUnits } from "./fixed-point.ts";
import { otherLegTypes, type TransactionType } from "./types.ts";

/** A switch into another kind of fund can take some days. */
export const maxDaysBetweenLegs = 5;

type Leg = {
  id: string;
  fundId: string;
  type: TransactionType;
  date: IsoDate;
  pairId: string | null;
};

/**
 * Two legs: one out of a fund, and one of the same kind into another, at most days apart. A leg can stand
 * alone while the other is not known.
 * @param stored the legs of their pairs that are stored, in any fund
 * @returns the first added leg that would break the rule
 */
export function findInvalidLeg<Added extends Leg>(
  added: readonly Added[],
  stored: readonly Leg[],
): Added | null {
  const legs = new Map<string, Leg[]>();
  for (const { pairId } of added) if (pairId !== null) legs.set(pairId, []);
  for (const leg of stored) legs.get(leg.pairId ?? leg.id)?.push(leg);
  for (const leg of added) {
    const before = leg.pairId === null ? undefined : legs.get(leg.pairId);
    if (before === undefined) continue;
    const fits = otherLegTypes[leg.type] !== undefined && before.length < 2;
    if (!fits || !before.every((other) => matchesLeg(leg, other))) return leg;
    before.push(leg);
  }
  return null;
}

const matchesLeg = (leg: Leg, other: Leg): boolean =>
  leg.fundId !== other.fundId &&
  otherLegTypes[leg.type] === other.type &&
  Math.abs(daysBetween(leg.date, other.date)) <= maxDaysBetweenLegs;

type MovedUnits = Pick<Leg, "id" | "type" | "pairId"> & { units: number | DecimalText };

const transferTypes: ReadonlySet<TransactionType> = new Set(["transfer-out", "transfer-in"]);

/** Whether both legs of a pair have the same units: a transfer changes folio or person, but not the scheme. */
export const movesEqualUnits = (type: TransactionType): boolean => transferTypes.has(type);

/**
 * The added legs of transfers whose units differ from those of their other leg, each with that leg.
 * @param added as in `findInvalidLeg`, valid by it; units exact
 */
export function findUnequalTransfers<Added extends MovedUnits, Stored extends MovedUnits>(
  added: readonly Added[],
  stored: readonly Stored[],
): { leg: Added; other: Added | Stored }[] {
  const firstLegs = new Map<string, Added | Stored>();
  for (const leg of stored) {
    if (movesEqualUnits(leg.type)) firstLegs.set(leg.pairId ?? leg.id, leg);
  }
  return added.flatMap((leg) => {
    if (leg.pairId === null || !movesEqualUnits(leg.type)) return [];
    const other = firstLegs.get(leg.pairId);
    if (other === undefined) firstLegs.set(leg.pairId, leg);
    return other === undefined || toMicroUnits(other.units) === toMicroUnits(leg.units)
      ? []
      : [{ leg, other }];
  });
}
