import type { ValuedFund } from "../../../../shared/funds/schema.ts";

/** Names by the holder's id, where a list shows several people's funds. */
export type HolderNames = ReadonlyMap<unknown, string>;

/** The name beside a fund; none for the account's owner and for a fund that somebody shared. */
export const holderNameOf = (
  fund: ValuedFund,
  names: HolderNames | undefined,
): string | undefined => ("holderId" in fund ? names?.get(fund.holderId) : undefined);
