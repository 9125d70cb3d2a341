import type { ValuedFund } from "../../../../shared/funds/schema.ts";

/** Names by the holder's id, where a list shows several people's funds. */
export type HolderNames = ReadonlyMap<unknown, string>;

/** The name beside a fund; none for the account's owner, and for a shared fund whose sender does not say. */
export function holderNameOf(fund: ValuedFund, names: HolderNames | undefined): string | undefined {
  if ("holderName" in fund && typeof fund.holderName === "string") return fund.holderName;
  return "holderId" in fund ? names?.get(fund.holderId) : undefined;
}
