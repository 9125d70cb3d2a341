import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { t } from "../../../language/text.ts";

export const FundDetails = ({ fund }: { fund: ValuedFund }) =>
  [
    t("Folio {folio}", { folio: fund.folioNumber }),
    fund.amfiCode !== null && t("AMFI {code}", { code: fund.amfiCode }),
  ]
    .filter(Boolean)
    .join(" · ");
