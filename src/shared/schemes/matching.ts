import type { IsoDate } from "../dates.ts";
import { isIdcw, readVariant, saysBothPlans, type VariantReading } from "./plan-and-option.ts";
import { splitSchemeName } from "./scheme-name.ts";
import { schemeTitle, variantTitle } from "./scheme-title.ts";
import { isCurrent, nameKey, type Scheme } from "./scheme.ts";

export type SchemeLookup = {
  byCode: { get: (code: string) => Scheme | undefined };
  byName: { get: (name: string) => readonly Scheme[] | undefined };
  asOf: IsoDate | null;
};

export type SchemeFinder = SchemeLookup & {
  schemesOfFund: (fund: string) => readonly Scheme[];
};

export const isSchemeOfFund = (key: string, fund: string): boolean =>
  key.startsWith(fund) && (key.length === fund.length || key.startsWith(" - ", fund.length));

export function schemeLookup(schemes: readonly Scheme[], asOf: IsoDate | null): SchemeFinder {
  const byCode = new Map<string, Scheme>();
  for (const scheme of schemes) if (scheme.code !== null) byCode.set(scheme.code, scheme);
  const byName = Map.groupBy(schemes, ({ name }) => nameKey(name));
  const schemesOfFund = (fund: string) =>
    schemes.filter(({ name }) => isSchemeOfFund(nameKey(name), fund));
  return { byCode, byName, schemesOfFund, asOf };
}

type FundIdentity = { schemeName: string; amfiCode: string | null };

/** The scheme a fund is held in: by code, else by name; null where the list has none or several. */
export function matchScheme(fund: FundIdentity, lookup: SchemeLookup): Scheme | null {
  const byCode = fund.amfiCode === null ? undefined : lookup.byCode.get(fund.amfiCode);
  return byCode ?? uniqueMatch(lookup.byName.get(nameKey(fund.schemeName)) ?? [], lookup.asOf);
}

/**
 * The scheme that a typed name means: as `matchScheme`, else by the title that the name's words
 * make, else the fund's only scheme that fits the plan and option named.
 */
export function findScheme(fund: FundIdentity, finder: SchemeFinder): Scheme | null {
  const matched = matchScheme(fund, finder);
  if (matched !== null) return matched;
  const namesakes = finder.byName.get(titleKey(fund.schemeName));
  if (namesakes !== undefined) return uniqueMatch(namesakes, finder.asOf);
  const { fund: name, variant } = splitSchemeName(fund.schemeName);
  if (saysBothPlans(variant)) return null;
  const stated = readVariant(variant);
  const [only, ...others] = finder
    .schemesOfFund(name)
    .filter((scheme) => isCompatible(stated, variantOf(scheme)));
  if (only === undefined || others.length > 0 || splitSchemeName(only.name).fund !== name) {
    return null;
  }
  return stated.plan === null && variantOf(only).plan === "direct" ? null : only;
}

const variantOf = ({ name }: Scheme): VariantReading => readVariant(splitSchemeName(name).variant);

/**
 * As in AMFI's lists, an option without a plan means Regular. Without an option, or without any
 * word, the result must be the fund's only scheme.
 */
function isCompatible(stated: VariantReading, candidate: VariantReading): boolean {
  if (stated.option === null) return stated.plan === null || stated.plan === candidate.plan;
  const isPlan =
    stated.plan === candidate.plan || (stated.plan === null && candidate.plan !== "direct");
  const isOption =
    stated.option === candidate.option ||
    (isIdcw(stated.option) &&
      isIdcw(candidate.option) &&
      [stated.option, candidate.option].includes("idcw"));
  return isPlan && isOption && stated.frequency === candidate.frequency;
}

/** "Axis Fund-Direct-Growth Option" has the key of "Axis Fund - Direct Plan - Growth"; a name of both plans has its own. */
export function titleKey(name: string): string {
  const { fund, variant } = splitSchemeName(name);
  if (saysBothPlans(variant)) return nameKey(name);
  const { plan, option, frequency } = readVariant(variant);
  const suffix = variantTitle({ plan: plan ?? "unknown", option: option ?? "unknown", frequency });
  return nameKey(`${schemeTitle(fund)}${suffix}`);
}

function uniqueMatch(namesakes: readonly Scheme[], asOf: IsoDate | null): Scheme | null {
  if (namesakes.length === 1) return namesakes[0] ?? null;
  const current = namesakes.filter((scheme) => isCurrent(scheme.navDate, asOf));
  return current.length === 1 ? (current[0] ?? null) : null;
}

/** The code where the fund matched by name, the list's name where it matched by code. */
export const identityFrom = (fund: FundIdentity, scheme: Scheme): FundIdentity => ({
  schemeName: scheme.code !== null && scheme.code === fund.amfiCode ? scheme.name : fund.schemeName,
  amfiCode: scheme.code ?? fund.amfiCode,
});
