import type { ListedScheme } from "../../schemes/scheme.ts";
import { nameKey } from "../../schemes/scheme.ts";
import { readSchemeCode } from "../../schemes/scheme-code.ts";
import { readVariant, saysBothPlans } from "../../schemes/plan-and-option.ts";
import { splitSchemeName } from "../../schemes/scheme-name.ts";
import { titleKey } from "../../schemes/matching.ts";
import type { StatementScheme } from "../statement.ts";

type Named = Pick<StatementScheme, "isin" | "amfiCode" | "registrarCode" | "name" | "alsoNamed">;
export type SchemeIndex = {
  byCode: ReadonlyMap<string, ListedScheme>;
  byIsin: ReadonlyMap<string, ListedScheme[]>;
  byName: ReadonlyMap<string, ListedScheme[]>;
  byWords: ReadonlyMap<string, ListedScheme[]>;
};

/** @param pause is awaited now and then, so that a page stays responsive */
export async function schemeIndex(
  schemes: readonly ListedScheme[],
  pause: () => Promise<void>,
): Promise<SchemeIndex> {
  const byCode = new Map<string, ListedScheme>();
  const byIsin = new Map<string, ListedScheme[]>();
  const byName = new Map<string, ListedScheme[]>();
  const byWords = new Map<string, ListedScheme[]>();
  const add = (map: Map<string, ListedScheme[]>, key: string | null, scheme: ListedScheme) => {
    if (key === null) return;
    const found = map.get(key);
    if (found === undefined) map.set(key, [scheme]);
    else found.push(scheme);
  };
  for (const [position, scheme] of schemes.entries()) {
    if (position % portion === 0) await pause();
    if (scheme.code === null) continue;
    byCode.set(scheme.code, scheme);
    add(byIsin, scheme.isin, scheme);
    add(byIsin, scheme.reinvestmentIsin, scheme);
    add(byName, nameKey(scheme.name), scheme);
    add(byWords, wordsKey(scheme.name), scheme);
  }
  return { byCode, byIsin, byName, byWords };
}

const portion = 1_000;

export const schemeKeyOf = ({ isin, amfiCode, registrarCode, name }: Named): string => {
  if (isin !== null) return `isin:${isin}`;
  if (amfiCode !== null) return `code:${amfiCode}`;
  if (registrarCode !== null) return `registrar:${registrarCode}`;
  return `name:${nameKey(name)}`.slice(0, 200);
};

const emptyWords: ReadonlySet<string> = new Set(["fund", "plan", "option", "scheme", "the"]);

/** All words that tell schemes apart, in whatever order: "Sample Flexi Cap Growth Direct Plan" has "Fund" nowhere. */
const wordsKey = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}&']+/u)
    .filter((word) => word !== "" && !emptyWords.has(word))
    .toSorted()
    .join(" ");

/**
 * The scheme of the list that a statement means: by ISIN, else code, else the whole name, else all its words in another
 * order, else what the user chose before. A name that is only alike is never taken: direct and regular differ by one
 * word.
 * @returns null where the user must be asked
 */
export function resolveScheme(
  named: Named,
  { byCode, byIsin, byName, byWords }: SchemeIndex,
  chosen: ReadonlyMap<string, string>,
): ListedScheme | null {
  const byOwnIsin = named.isin === null ? [] : (byIsin.get(named.isin) ?? []);
  const known = byCode.get(chosen.get(schemeKeyOf(named)) ?? "");
  return (
    newest(byOwnIsin) ??
    byCode.get(readSchemeCode(named.amfiCode ?? "") ?? "") ??
    only(byName.get(nameKey(named.name)) ?? byName.get(titleKey(named.name)) ?? []) ??
    only(byWords.get(wordsKey(named.name)) ?? []) ??
    known ??
    null
  );
}

/**
 * The schemes that a file means by ISIN, by code and by name, where these are not one: it contradicts itself, and the
 * user says which counts. Empty where they are one, or only one is known.
 */
export function contradictingSchemes(named: Named, index: SchemeIndex): ListedScheme[] {
  const { byCode, byIsin, byName, byWords } = index;
  const ofIsin = named.isin === null ? [] : (byIsin.get(named.isin) ?? []);
  const ofCode = byCode.get(readSchemeCode(named.amfiCode ?? "") ?? "");
  const known = ofIsin.length > 0 ? ofIsin : ofCode === undefined ? [] : [ofCode];
  const first = newest(known);
  if (first === undefined) return [];
  const others = [named.name, ...(named.alsoNamed ?? [])].flatMap((name) => {
    const found =
      only(byName.get(nameKey(name)) ?? byName.get(titleKey(name)) ?? []) ??
      only(byWords.get(wordsKey(name)) ?? []);
    return found === undefined || isOneOf(known, found) ? [] : [found];
  });
  const wrongCode = ofCode === undefined || isOneOf(known, ofCode) ? [] : [ofCode];
  const all = [...wrongCode, ...others];
  if (all.length > 0) return [first, ...new Set(all)];
  return isOtherPlan(named.name, first) ? [first] : [];
}

const isOneOf = (schemes: readonly ListedScheme[], scheme: ListedScheme): boolean =>
  schemes.some(({ code, name }) => code === scheme.code || nameKey(name) === nameKey(scheme.name));

/** "Direct" beside the ISIN of a regular plan, or the other way round, or both. */
function isOtherPlan(name: string, { plan }: ListedScheme): boolean {
  const { variant } = splitSchemeName(name);
  if (saysBothPlans(variant)) return true;
  const printed = readVariant(variant).plan;
  const isTold = (each: string | null) => each === "direct" || each === "regular";
  return isTold(printed) && isTold(plan) && printed !== plan;
}

/** After a merger of fund houses one ISIN can have an old and a new code. */
const newest = (schemes: readonly ListedScheme[]): ListedScheme | undefined =>
  schemes.toSorted((a, b) => ((a.navDate ?? "") < (b.navDate ?? "") ? 1 : -1))[0];

const only = (schemes: readonly ListedScheme[]): ListedScheme | undefined =>
  schemes.length === 1 ? schemes[0] : undefined;
