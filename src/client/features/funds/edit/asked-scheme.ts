import type { AddFundInput, Fund } from "../../../../shared/funds/schema.ts";
import type { AskedDoubt } from "../../../components/form/doubt-notice.tsx";
import { t } from "../../../language/text.ts";

/** Units that were worked out from one scheme's NAVs are not those that the same money bought of another. */
export function askedScheme(opened: Fund, wanted: AddFundInput): AskedDoubt[] {
  const changesScheme = opened.amfiCode !== null && wanted.amfiCode !== opened.amfiCode;
  if (!opened.hasTransactions || !changesScheme) return [];
  const text = t(
    "Its transactions keep their units. Instalments that were worked out from the other scheme's NAVs have to be corrected one by one.",
  );
  return [{ text, field: "schemeName" }];
}
