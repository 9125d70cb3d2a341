import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { SellableLot } from "../../../../shared/tax/selling/selling-types.ts";
import { FigureTable } from "../../../components/figure-table.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { loadFreeText, longTermText, unlockedText } from "../../../language/lot-words.ts";
import { MissingLots } from "../missing-lots.tsx";
import { useHeldLots } from "../queries.ts";

export function HeldLots({ fundId }: { fundId: string }) {
  const query = useHeldLots(fundId);
  return query.data === undefined ? <MissingLots query={query} /> : <LotTable lots={query.data} />;
}

const LotTable = ({ lots }: { lots: readonly SellableLot[] }) => (
  <FigureTable
    label={t("Lots held")}
    rows={lots}
    columns={[
      { name: "Bought on", render: ({ acquiredOn }) => dateText(acquiredOn) },
      { name: "Units", render: ({ units }) => formatUnits(units) },
      { name: "Value", render: ({ value }) => formatRupees(value) },
      {
        name: "Long-term from",
        render: (lot) => `${longTermText(lot)}${lot.certain ? "" : "*"}`,
      },
      { name: "Load-free from", render: loadFreeText },
      { name: "Locked until", render: unlockedText },
    ]}
  />
);
