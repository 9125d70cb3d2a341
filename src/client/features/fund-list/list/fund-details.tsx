import type { FundTotals } from "../../../../shared/funds/schema.ts";
import { t } from "../../../language/text.ts";

export const FundDetails = ({ fund }: { fund: FundTotals }) =>
  [
    t("Folio {folio}", { folio: fund.folioNumber }),
    fund.amfiCode !== null && t("AMFI {code}", { code: fund.amfiCode }),
  ]
    .filter(Boolean)
    .join(" · ");
