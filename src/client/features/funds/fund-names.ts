import { countBy } from "../../../shared/count-by.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { t } from "../../language/text.ts";

type NamedFund = Pick<Fund, "id" | "schemeName" | "folioNumber">;

/** A fund's name, with its folio where another fund has the same scheme; undefined for an unknown fund. */
export function fundNames(
  funds: readonly NamedFund[],
): (fundId: string | null) => string | undefined {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  const counts = countBy(funds, ({ schemeName }) => schemeName);
  return (fundId) => {
    const fund = fundId === null ? undefined : byId.get(fundId);
    if (fund === undefined) return undefined;
    const { schemeName, folioNumber } = fund;
    const title = schemeTitle(schemeName);
    return counts.get(schemeName) === 1
      ? title
      : `${title} · ${t("Folio {folio}", { folio: folioNumber })}`;
  };
}
