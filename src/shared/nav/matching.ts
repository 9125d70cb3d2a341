import type { IsoDate } from "../dates.ts";
import { isCurrent, nameKey, type Scheme } from "./scheme.ts";

/** The NAV lookup: schemes by AMFI code, and by lower-cased name. */
export type SchemeLookup = {
  byCode: { get: (code: string) => Scheme | undefined };
  byName: { get: (name: string) => readonly Scheme[] | undefined };
  /** The newest NAV date of the whole list, which tells current schemes from old ones. */
  asOf: IsoDate | null;
};

/** @param schemes the whole list, or at least every scheme with a code or a name that will be looked up */
export function schemeLookup(schemes: readonly Scheme[], asOf: IsoDate | null): SchemeLookup {
  const byCode = new Map<string, Scheme>();
  const byName = new Map<string, Scheme[]>();
  for (const scheme of schemes) {
    if (scheme.code !== null) byCode.set(scheme.code, scheme);
    const key = nameKey(scheme.name);
    const namesakes = byName.get(key);
    if (namesakes) namesakes.push(scheme);
    else byName.set(key, [scheme]);
  }
  return { byCode, byName, asOf };
}

type Held = { schemeName: string; amfiCode: string | null };

/** The scheme that a fund is held in: by its code, else by its name; null where the list has neither or cannot tell. */
export function matchScheme(fund: Held, lookup: SchemeLookup): Scheme | null {
  const byCode = fund.amfiCode === null ? undefined : lookup.byCode.get(fund.amfiCode);
  return byCode ?? onlyNamesake(lookup.byName.get(nameKey(fund.schemeName)) ?? [], lookup.asOf);
}

/** Many schemes bear one name: the name alone means one of them only if it is the only one, or the only current one. */
function onlyNamesake(namesakes: readonly Scheme[], asOf: IsoDate | null): Scheme | null {
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
