import { folioKey } from "../../../funds/folio.ts";
import { readIsin } from "../isin.ts";
import type { StatementScheme } from "../../statement.ts";

/** The fund of a row, as the row says it. */
export type TradedScheme = Pick<StatementScheme, "folio" | "name"> &
  Partial<
    Pick<StatementScheme, "house" | "investor" | "isin" | "amfiCode" | "category" | "registrarCode">
  > & {
    damagedFolio?: string;
  };

/** Without a folio, what two people hold of a scheme stays apart. */
export const schemeKeyIn = ({ folio, investor, isin, amfiCode, name }: TradedScheme): string =>
  [folio === null ? (investor ?? "") : folioKey(folio), readIsin(isin) ?? amfiCode ?? name].join(
    "\n",
  );
