import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { SellableLot } from "../../../../shared/tax/selling/selling-types.ts";
import { FigureTable } from "../../../components/figure-table.tsx";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { loadFreeText, longTermText, unlockedText } from "../../../language/lot-words.ts";
import { useHeldLots } from "../queries.ts";

export function HeldLots({ fundId }: { fundId: string }) {
  const { data: lots, error, isFetching, refetch } = useHeldLots(fundId);
  if (lots !== undefined) return <LotTable lots={lots} />;
  return error !== null ? (
    <LoadFailure
      title={t("The lots could not be loaded")}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-label={t("Loading lots")}>
      <Skeleton width="100%" height="4.5rem" />
    </div>
  );
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
