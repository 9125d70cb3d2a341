import { folioKey } from "../../funds/folio.ts";
import { nameKey } from "../../schemes/scheme.ts";
import type { FundItem } from "../schema.ts";

/** The same for the same holding, in whichever part it is. */
export const holdingKey = ({
  amfiCode,
  schemeName,
  folioNumber,
}: Pick<FundItem, "amfiCode" | "schemeName" | "folioNumber">): string =>
  `${amfiCode ?? nameKey(schemeName)} ${folioKey(folioNumber)}`;
