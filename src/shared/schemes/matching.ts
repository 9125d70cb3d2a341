import type { IsoDate } from "../dates.ts";
import { isIdcw, readVariant, type VariantReading } from "./plan-and-option.ts";
import { splitSchemeName } from "./scheme-name.ts";
import { schemeTitle, variantTitle } from "./scheme-title.ts";
import { isCurrent, nameKey, type Scheme } from "./scheme.ts";

/** The NAV lookup: schemes by AMFI code, and by lower-cased name. */
export type SchemeLookup = {
  byCode: { get: (code: string) => Scheme | undefined };
  byName: { get: (name: string) => readonly Scheme[] | undefined };
  /** The newest NAV date of the whole list, which tells current schemes from old ones. */
  asOf: IsoDate | null;
};

/** A lookup that can also be searched by the fund that somebody means. */
export type SchemeFinder = SchemeLookup & {
  /** All schemes whose title begins with a fund's own name, as `splitSchemeName` gives it. */
  ofFund: (fund: string) => readonly Scheme[];
};

/**
 * Whether a title is one of a fund's schemes, or of a part of it such as a segregated portfolio.
 * @param key the title's key
 */
export const isOfFund = (key: string, fund: string): boolean =>
  key.startsWith(fund) && (key.length === fund.length || key.startsWith(" - ", fund.length));

/** @param schemes the whole list, or at least every scheme that may be looked up */
export function schemeLookup(schemes: readonly Scheme[], asOf: IsoDate | null): SchemeFinder {
  const byCode = new Map<string, Scheme>();
  for (const scheme of schemes) if (scheme.code !== null) byCode.set(scheme.code, scheme);
  const byName = Map.groupBy(schemes, ({ name }) => nameKey(name));
  const ofFund = (fund: string) => schemes.filter(({ name }) => isOfFund(nameKey(name), fund));
  return { byCode, byName, ofFund, asOf };
}

type Held = { schemeName: string; amfiCode: string | null };

/** The scheme that a fund is held in: by its code, else by its name; null where the list has neither or cannot tell. */
export function matchScheme(fund: Held, lookup: SchemeLookup): Scheme | null {
  const byCode = fund.amfiCode === null ? undefined : lookup.byCode.get(fund.amfiCode);
  return byCode ?? uniqueMatch(lookup.byName.get(nameKey(fund.schemeName)) ?? [], lookup.asOf);
}

/**
 * The scheme that somebody means who gives a fund's name: as `matchScheme`, else the one whose title the words of the
 * name make, else the only scheme of the fund that the words about plan and option allow.
 */
export function findScheme(fund: Held, finder: SchemeFinder): Scheme | null {
  const matched = matchScheme(fund, finder);
  if (matched !== null) return matched;
  const namesakes = finder.byName.get(titleKey(fund.schemeName));
  if (namesakes !== undefined) return uniqueMatch(namesakes, finder.asOf);
  const { fund: name, variant } = splitSchemeName(fund.schemeName);
  const stated = readVariant(variant);
  const [only, ...others] = finder
    .ofFund(name)
    .filter((scheme) => isCompatible(stated, variantOf(scheme)));
  // Which of several is current says nothing here: they differ in plan or option.
  if (only === undefined || others.length > 0 || splitSchemeName(only.name).fund !== name) {
    return null;
  }
  return stated.plan === null && variantOf(only).plan === "direct" ? null : only;
}

const variantOf = ({ name }: Scheme): VariantReading => readVariant(splitSchemeName(name).variant);

/**
 * Whether words about plan and option allow a scheme. No word for a plan beside one for an option means Regular, as in
 * AMFI's lists; where there is no word at all, or none for an option, only a fund's only scheme is found.
 */
function isCompatible(stated: VariantReading, its: VariantReading): boolean {
  if (stated.option === null) return stated.plan === null || stated.plan === its.plan;
  const isPlan = stated.plan === its.plan || (stated.plan === null && its.plan !== "direct");
  const isOption =
    stated.option === its.option ||
    (isIdcw(stated.option) && isIdcw(its.option) && [stated.option, its.option].includes("idcw"));
  return isPlan && isOption && stated.frequency === its.frequency;
}

/** The key of the title that the words of a name make: of "Axis Fund-Direct-Growth Option" that of "Axis Fund - Direct Plan - Growth". */
export function titleKey(name: string): string {
  const { fund, variant } = splitSchemeName(name);
  const { plan, option, frequency } = readVariant(variant);
  const suffix = variantTitle({ plan: plan ?? "unknown", option: option ?? "unknown", frequency });
  return nameKey(`${schemeTitle(fund)}${suffix}`);
}

/** Many schemes bear one name: the name alone means one of them only if it is the only one, or the only current one. */
function uniqueMatch(namesakes: readonly Scheme[], asOf: IsoDate | null): Scheme | null {
  if (namesakes.length === 1) return namesakes[0] ?? null;
  const current = namesakes.filter((scheme) => isCurrent(scheme.navDate, asOf));
  return current.length === 1 ? (current[0] ?? null) : null;
}

/**
 * What a fund takes over from its scheme: the code where it matched by name, the list's name where it matched by
 * code. The list's NAV is no part of it, `navUpdateFor` decides about that.
 */
export const identityFrom = (fund: Held, scheme: Scheme): Held => ({
  schemeName: scheme.code !== null && scheme.code === fund.amfiCode ? scheme.name : fund.schemeName,
  amfiCode: scheme.code ?? fund.amfiCode,
});
