import { folioKey, schemeIdentity } from "../../funds/folio.ts";
import type { FundItem } from "../schema.ts";

/** The same for the same holding, in whichever part it is. */
export const holdingKey = (
  fund: Pick<FundItem, "amfiCode" | "schemeName" | "folioNumber">,
): string => `${schemeIdentity(fund)} ${folioKey(fund.folioNumber)}`;
