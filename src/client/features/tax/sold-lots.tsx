import type { Sale } from "../../../shared/tax/report/report-types.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import { SaleTable } from "./sale-table.tsx";
import { useFundSales, type SalesQuery } from "./year-sales.ts";

type SoldLotsProps = {
  query: SalesQuery;
  /** Which of the lots. */
  pick: (sale: Sale) => boolean;
  financialYear: string;
  label: string;
};

/** The lots behind a figure, once they are loaded. */
export function SoldLots({ query, pick, financialYear, label }: SoldLotsProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
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
  const sales = data.sales.filter(pick);
  return (
    <>
      {!data.hasAll && (
        <p>{t("There are too many lots to list them all: these are the first ones.")}</p>
      )}
      <SaleTable sales={sales} financialYear={financialYear} label={label} />
    </>
  );
}

/** The lots of one fund in a year whose lots are not loaded all at once. */
export const FundLots = ({
  fundId,
  ...props
}: { fundId: string } & Omit<SoldLotsProps, "query" | "pick">) => (
  <SoldLots {...props} query={useFundSales(props.financialYear, fundId)} pick={() => true} />
);
