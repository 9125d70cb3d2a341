import type { CommitInput } from "../schema.ts";

/** How many printed balances parts of an import have. */
export const balancesIn = (parts: readonly Pick<CommitInput, "items">[]): number =>
  parts.reduce(
    (sum, { items }) =>
      sum + items.filter((item) => item.kind === "fund" && item.printed !== null).length,
    0,
  );
