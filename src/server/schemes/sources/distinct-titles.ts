import {
  isCurrent,
  newestNavDate,
  type ListedScheme,
  type SchemeDetails,
} from "../../../shared/schemes/scheme.ts";
import { countBy } from "../../../shared/count-by.ts";
import type { VariantReading } from "../../../shared/schemes/plan-and-option.ts";

/**
 * Adds the AMFI code to equal titles, except the only current one. On a day without a NAV that one
 * keeps its title.
 */
export async function withDistinctTitles(
  schemes: ListedScheme[],
  readEarlier: ReadEarlier,
): Promise<ListedScheme[]> {
  const nameCounts = countBy(schemes, ({ name }) => name);
  const duplicates = schemes.filter(
    ({ code, name }) => code !== null && nameCounts.get(name) !== 1,
  );
  const asOf = newestNavDate(schemes);
  const current = Map.groupBy(
    duplicates.filter(({ navDate }) => isCurrent(navDate, asOf)),
    ({ name }) => name,
  );
  const undecided = duplicates.filter(({ name }) => !current.has(name));
  const earlier =
    undecided.length === 0
      ? new Map<string, EarlierDetails>()
      : await readEarlier(undecided.map(({ code }) => code ?? ""));
  const newTitles = new Map(
    duplicates
      .filter((scheme) => {
        const candidates = current.get(scheme.name);
        return candidates === undefined
          ? earlier.get(scheme.code ?? "")?.name !== scheme.name
          : candidates.length > 1 || candidates[0] !== scheme;
      })
      .map((scheme) => [scheme, `${scheme.name} (${scheme.code})`]),
  );
  return schemes.map((scheme) => {
    const name = newTitles.get(scheme);
    return name === undefined ? scheme : { ...scheme, name };
  });
}

export type EarlierDetails = VariantReading &
  Pick<SchemeDetails, "isInferred" | "fundHouse"> & { name: string };

export type ReadEarlier = (
  codes: readonly string[],
) => Promise<ReadonlyMap<string, EarlierDetails>>;
