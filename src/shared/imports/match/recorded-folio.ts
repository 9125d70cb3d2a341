import { isOfFolio } from "../../funds/folio.ts";
import type { Fund } from "../../funds/schema.ts";

/** For a file that names nobody: whose the recorded funds of the folio are; null for the owner's, or several people's. */
export function holderOfFolio(
  funds: readonly Pick<Fund, "folioNumber" | "holderId">[],
  folio: string | null,
): string | null {
  const recorded = folio === null ? [] : funds.filter(isOfFolio(folio));
  const [holderId = null, ...others] = new Set(recorded.map((fund) => fund.holderId));
  return others.length === 0 ? holderId : null;
}

/**
 * For a file without folios: the one in which the scheme is held; null where it is held in none or in several.
 * @param holderId whose funds may be meant: a holder's or the owner's (null); undefined for anybody's
 */
export function onlyFolioOf(
  funds: readonly Pick<Fund, "amfiCode" | "folioNumber" | "holderId">[],
  code: string | null,
  holderId: string | null | undefined,
): string | null {
  const held = funds.filter(
    (fund) =>
      code !== null &&
      fund.amfiCode === code &&
      (holderId === undefined || fund.holderId === holderId),
  );
  return held.length === 1 ? (held[0]?.folioNumber ?? null) : null;
}
