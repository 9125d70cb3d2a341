import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import type { TextPage } from "../../../src/shared/imports/read/cas/text-page.ts";
import { UnreadableFileError, type Statement } from "../../../src/shared/imports/statement.ts";

export type Held = { folio: string | null; units: number; rupees: number };

/** What is held by ISIN; "said" where a check failed or the cost is asked, and for the whole file where it is refused. */
export function heldIn(pages: readonly TextPage[]): Map<string, Held | "said"> | "refused" {
  let statement: Statement;
  try {
    statement = readCas(pages);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "refused";
    throw error;
  }
  return new Map(
    statement.schemes.map(({ isin, folio, closing, failures }) => {
      const { units = "0", cost = null } = closing ?? {};
      const isSaid = failures.length > 0 || cost === null || folio === null;
      // A cost that is worked out from what a unit cost can be some paise aside.
      return [
        isin ?? "",
        isSaid
          ? "said"
          : { folio, units: Number(units), rupees: Math.round(Number(cost) / 10) * 10 },
      ];
    }),
  );
}
