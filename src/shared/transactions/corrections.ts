import type { IsoDate } from "../dates.ts";
import type { Doubt } from "../funds/doubt.ts";
import { decimal } from "../money.ts";
import { roundTo } from "../rounding.ts";
import { excessUnits } from "./balances.ts";
import { doubtsOf, type DoubtContext, type DoubtfulEntry } from "./doubts.ts";

/** Figures to put in place of those that look wrong. Units, rupees a unit, rupees without stamp duty. */
export type Correction = { units?: number; nav?: number; amount?: number; date?: IsoDate };

/** Units are printed with three decimals, NAVs with four. */
const [unitPlaces, navPlaces, moneyPlaces] = [3, 4, 2];

/** By how many places a decimal point slips. */
const slips = [1, 2, 3, 4, 5, 6];

/**
 * The correction of a transaction that looks wrong: the units that its amount and the day's NAV give, else the NAV, else
 * the same digits with the decimal point elsewhere; of a sale, the units that can be sold; of a day before the scheme
 * began, its first. With it, the first doubt that can be corrected is gone, and no other kind of doubt has come.
 * @param doubts of `doubtsOf`, of which some may have been answered
 * @param hasProvenUnits whether something else shows that the units are right, so that the amount or the NAV is wrong
 * @returns units with 3 decimals, NAV with 4, amount with 2, half away from zero; null where none is known
 */
export function correctionOf(
  entry: DoubtfulEntry,
  context: DoubtContext,
  doubts: readonly Doubt[] = doubtsOf(entry, context),
  hasProvenUnits = false,
): Correction | null {
  const before = new Set(doubtsOf(entry, context).map(({ kind }) => kind));
  const settles = (correction: Correction, doubt: Doubt): boolean => {
    const corrected = { ...entry, ...correction };
    const isTooMuch = context.earlier.length > 0 && excessUnits(corrected, context.earlier) > 0;
    if (corrected.units <= 0 || isTooMuch) return false;
    const left = doubtsOf(corrected, context);
    return left.every(({ kind }) => before.has(kind) && !isSettledWith(doubt, kind));
  };
  for (const doubt of doubts) {
    const found = corrections(doubt, entry, context)
      .filter(({ units }) => !hasProvenUnits || units === undefined)
      .find((each) => settles(each, doubt));
    if (found !== undefined) return found;
  }
  return null;
}

/** Amount and NAV are held to each other, so that one is not put right at the other's cost. */
const isSettledWith = ({ kind }: Doubt, other: Doubt["kind"]): boolean =>
  kind === other || (isOfPrice(kind) && isOfPrice(other));
const isOfPrice = (kind: Doubt["kind"]): boolean => kind === "amount" || kind === "nav";

function corrections(doubt: Doubt, entry: DoubtfulEntry, context: DoubtContext): Correction[] {
  switch (doubt.kind) {
    case "amount":
    case "nav":
      return ofPrice(entry, context, doubt);
    case "before-inception":
      return [{ date: doubt.inception }];
    case "locked":
      return [ofUnits(entry, decimal(entry.units).minus(decimal(doubt.units)).toNumber())];
    case "large-sale":
      return slips.map((places) => ofUnits(entry, shifted(entry.units, -places)));
    case "no-cost":
      return entry.type === "switch-in" && entry.nav !== null
        ? [{ amount: roundTo(entry.units * entry.nav, moneyPlaces) }]
        : [];
    case "far-from-value":
    case "shared-units":
    case "recorded-instalment":
      return [];
    default:
      return doubt satisfies never;
  }
}

/** The likeliest first: units are what people mistype, and what nothing else follows from. */
function ofPrice(entry: DoubtfulEntry, { navs }: DoubtContext, doubt: Doubt): Correction[] {
  const { date, amount, nav, units, charges } = entry;
  const deducted = charges.exitLoad + charges.stt + charges.tds;
  const gross = amount + deducted;
  const known = navs.find((each) => each.date === date)?.nav ?? null;
  const unitsAt = (at: number): Correction => ({ units: roundTo(gross / at, unitPlaces) });
  const navOf = (of: number): Correction => ({ nav: roundTo(gross / of, navPlaces) });
  const slipped = slips
    .flatMap((places) => [shifted(units, places), shifted(units, -places)])
    .filter((each) => each > 0 && doubt.kind === "nav" && isNear(amount / each, doubt.known))
    .map((each) => ({ units: each, ...(nav === null ? {} : navOf(each)) }));
  if (nav === null) return [...(known === null ? [] : [unitsAt(known)]), ...slipped];
  return [
    ...(nav > 0 ? [unitsAt(nav)] : []),
    ...(known === null ? [navOf(units)] : [{ nav: known }, { nav: known, ...unitsAt(known) }]),
    ...slipped,
    { amount: roundTo(units * (known ?? nav) - deducted, moneyPlaces) },
  ];
}

/** A NAV of some days away; a NAV that is further from it was not made by a decimal point alone. */
const isNear = (nav: number, known: number): boolean => Math.abs(nav / known - 1) <= nearShare;
const nearShare = 0.25;

/** Of fewer units, for as much less money. */
const ofUnits = ({ units, amount }: DoubtfulEntry, fewer: number): Correction => ({
  units: fewer,
  amount: roundTo((amount * fewer) / units, moneyPlaces),
});

const shifted = (units: number, places: number): number => roundTo(units * 10 ** places, 6);
