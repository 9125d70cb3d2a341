import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { Beside } from "../../../components/ui/beside.tsx";
import { t } from "../../../language/text.ts";

export const FundDetails = ({ fund }: { fund: ValuedFund }) => (
  <Beside
    parts={[
      t("Folio {folio}", { folio: fund.folioNumber }),
      ...(fund.amfiCode === null ? [] : [t("AMFI {code}", { code: fund.amfiCode })]),
    ]}
  />
);
