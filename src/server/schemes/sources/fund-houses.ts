import type { PrintedScheme } from "./scheme-source.ts";

/** Of an Indian fund's ISIN, such as INF209KA12Z1, the part that stands for who issued it. */
const issuerOf = ({ isin, reinvestmentIsin }: PrintedScheme): string | undefined =>
  (isin ?? reinvestmentIsin)?.slice(0, 7);

/**
 * Gives rows back to their fund house where the list lost its heading: an issuer's schemes all belong to the house that
 * most of them stand under. In AMFI's lists of 2017 and 2026 no issuer belonged to two houses.
 */
export function withFundHousesByIssuer(schemes: readonly PrintedScheme[]): PrintedScheme[] {
  const votes = new Map<string, Map<string, number>>();
  for (const scheme of schemes) {
    const issuer = issuerOf(scheme);
    if (issuer === undefined || scheme.fundHouse === null) continue;
    const its = votes.get(issuer) ?? new Map<string, number>();
    its.set(scheme.fundHouse, (its.get(scheme.fundHouse) ?? 0) + 1);
    votes.set(issuer, its);
  }
  const houses = new Map(
    [...votes].map(([issuer, its]) => [issuer, [...its].toSorted((a, b) => b[1] - a[1])[0]?.[0]]),
  );
  return schemes.map((scheme) => {
    const fundHouse = houses.get(issuerOf(scheme) ?? "") ?? scheme.fundHouse;
    return fundHouse === scheme.fundHouse ? scheme : { ...scheme, fundHouse };
  });
}
