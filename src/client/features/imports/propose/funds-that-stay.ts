import type { Fund } from "../../../../shared/funds/schema.ts";
import { unnamedInvestor } from "../../../../shared/imports/match/unnamed-schemes.ts";

type ProposedScheme = {
  scheme: { investor: string | null };
  choice: { holderId: string | null };
  proposed: { proposal: { fundId: string | null } } | null;
};

/** How many funds stay with each person: a holder's id, or null for the owner. */
export type FundsThatStay = ReadonlyMap<string | null, number>;

/** Recorded funds that belong to somebody else than the user now says; an import moves none of them. */
export function fundsThatStay(
  proposed: readonly { schemes: readonly ProposedScheme[] }[],
  funds: readonly Pick<Fund, "id" | "holderId">[],
): ReadonlyMap<string, FundsThatStay> {
  const holders = new Map(funds.map(({ id, holderId }) => [id, holderId]));
  const staying = proposed
    .flatMap(({ schemes }) => schemes)
    .flatMap(({ scheme: { investor }, choice, proposed: fund }) => {
      const id = fund?.proposal.fundId;
      const holder = id == null ? undefined : holders.get(id);
      return id == null || holder === undefined || holder === choice.holderId
        ? []
        : [{ investor: investor ?? unnamedInvestor, id, holder }];
    });
  return new Map(
    [...Map.groupBy(staying, ({ investor }) => investor)].map(([investor, own]) => [
      investor,
      new Map(
        [...Map.groupBy(own, ({ holder }) => holder)].map(([holder, all]) => [
          holder,
          new Set(all.map(({ id }) => id)).size,
        ]),
      ),
    ]),
  );
}
