import type { IsoDate } from "../dates.ts";
import { isIdcw, type Option } from "./plan-and-option.ts";
import { variantTitle } from "./scheme-title.ts";
import { isCurrent, nameKey, type ListedScheme } from "./scheme.ts";

/** The list's facts by which a scheme's twin is found. */
export type TwinFacts = Pick<
  ListedScheme,
  "code" | "name" | "navDate" | "plan" | "option" | "frequency" | "fundHouse"
>;

/** Why a scheme has no direct twin; `no-plan`: it is neither a regular nor a direct plan. */
export type NoTwinReason = "direct-already" | "no-plan" | "no-twin" | "several-twins";

type TwinSearch<Found extends TwinFacts> =
  | { twin: Found; reason: null }
  | { twin: null; reason: NoTwinReason };

/**
 * The direct plan of a regular one: the only scheme of the same fund house, fund, option and frequency with a NAV of the last
 * days. Never guessed: the result says why there is none.
 * @param candidates schemes of the same fund in any plan, or more
 * @param asOf the day of the list
 */
export function findDirectTwin<Found extends TwinFacts>(
  scheme: TwinFacts,
  candidates: readonly Found[],
  asOf: IsoDate | null,
): TwinSearch<Found> {
  if (scheme.plan === "direct") return { twin: null, reason: "direct-already" };
  if (scheme.plan !== "regular" || scheme.option === "unknown") {
    return { twin: null, reason: "no-plan" };
  }
  const alike = candidates.filter(
    (other) =>
      other.frequency === scheme.frequency &&
      isSameOption(scheme.option, other.option) &&
      isOfSameFund(scheme, other, asOf),
  );
  const direct = alike.filter(({ plan }) => plan === "direct");
  const exact = direct.filter(({ option }) => option === scheme.option);
  const [only, ...others] = exact.length > 0 ? exact : direct;
  if (only === undefined) return { twin: null, reason: "no-twin" };
  const hasRival = alike.some(
    ({ code, plan, option }) =>
      plan === "regular" && option === scheme.option && code !== scheme.code,
  );
  return hasRival || others.length > 0
    ? { twin: null, reason: "several-twins" }
    : { twin: only, reason: null };
}

/** Of a fund in a regular plan: its growth options in both plans, whose quotient is free of payouts. */
export function findGrowthPair<Found extends TwinFacts>(
  scheme: TwinFacts,
  candidates: readonly Found[],
  asOf: IsoDate | null,
): { regular: Found; direct: Found } | null {
  const regular = candidates.find(
    (other) =>
      other.plan === "regular" && other.option === "growth" && isOfSameFund(scheme, other, asOf),
  );
  if (regular === undefined) return null;
  const { twin } = findDirectTwin(regular, candidates, asOf);
  return twin === null ? null : { regular, direct: twin };
}

/** A live scheme of the same fund, in any plan and option. */
const isOfSameFund = (one: TwinFacts, other: TwinFacts, asOf: IsoDate | null): boolean =>
  other.code !== null &&
  isCurrent(other.navDate, asOf) &&
  (one.fundHouse === null || other.fundHouse === null || one.fundHouse === other.fundHouse) &&
  fundKey(one) === fundKey(other);

/** An investor of `idcw` chooses between payout and reinvestment, which other lists state. */
const isSameOption = (one: Option, other: Option): boolean =>
  one === other || (isIdcw(one) && isIdcw(other) && [one, other].includes("idcw"));

/** A name without plan and option, and without the code by which the list tells equal names apart. */
function fundKey({ name, code, ...variant }: TwinFacts): string {
  const distinct = ` (${code})`;
  const title = name.endsWith(distinct) ? name.slice(0, -distinct.length) : name;
  const suffix = variantTitle(variant);
  return nameKey(title.endsWith(suffix) ? title.slice(0, title.length - suffix.length) : title);
}
