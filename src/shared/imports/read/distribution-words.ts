/**
 * What a description says of a distribution: "dividend" until 2021, then "income distribution cum capital withdrawal"
 * (IDCW), in full or shortened, in any order. Null for another transaction.
 */
export function distributionType(words: string): "idcw-payout" | "idcw-reinvestment" | null {
  if (!isDistribution(words)) return null;
  // "Payout of IDCW reinvested" names the option and then what happened.
  return /re-?\s?inv(?:est|st|\b)/.test(words) ? "idcw-reinvestment" : "idcw-payout";
}

export const isDistribution = (words: string): boolean =>
  /\bdiv(?:idend|\b\.?)|\bidcw[rp]?\b|\bi\.?d\.?c\.?w\b|\binc(?:ome|\.)?[ -]*dist(?:ribution|n|\b\.?)|\bdistribution cum\b|\bcapital (?:withdrawal|wdl|wdrl)\b/.test(
    words,
  );
