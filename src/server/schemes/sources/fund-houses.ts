import { isSifCode } from "../../../shared/schemes/scheme-code.ts";
import type { ParsedScheme } from "./scheme-source.ts";

/** A fund house's specialised investment funds have its issuer, and a brand of their own in the place of its name. */
function issuerOf({ code, isin, reinvestmentIsin }: ParsedScheme): string | undefined {
  const issuer = (isin ?? reinvestmentIsin)?.slice(0, 7);
  return issuer !== undefined && code !== null && isSifCode(code) ? `${issuer} SIF` : issuer;
}

/**
 * Fills in a missing fund house by issuer. In AMFI's lists of 2017 and 2026 no issuer belonged to
 * two houses.
 */
export function withFundHousesByIssuer(schemes: readonly ParsedScheme[]): ParsedScheme[] {
  const votes = new Map<string, Map<string, number>>();
  for (const scheme of schemes) {
    const issuer = issuerOf(scheme);
    if (issuer === undefined || scheme.fundHouse === null) continue;
    const counts = votes.get(issuer) ?? new Map<string, number>();
    counts.set(scheme.fundHouse, (counts.get(scheme.fundHouse) ?? 0) + 1);
    votes.set(issuer, counts);
  }
  const houses = new Map(
    [...votes].map(([issuer, counts]) => [
      issuer,
      [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0],
    ]),
  );
  return schemes.map((scheme) => {
    const fundHouse = houses.get(issuerOf(scheme) ?? "") ?? scheme.fundHouse;
    return fundHouse === scheme.fundHouse ? scheme : { ...scheme, fundHouse };
  });
}
