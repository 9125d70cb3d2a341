import type { Sale } from "../../../shared/tax/report/report-types.ts";
import { t } from "../../language/text.ts";
import { MissingLots } from "./missing-lots.tsx";
import { SaleTable } from "./sale-table.tsx";
import { useFundSales, type SalesQuery } from "./year-sales.ts";

type SoldLotsProps = {
  query: SalesQuery;
  pick: (sale: Sale) => boolean;
  financialYear: string;
  label: string;
};

export function SoldLots({ query, pick, financialYear, label }: SoldLotsProps) {
  const { data } = query;
  if (data === undefined) return <MissingLots query={query} />;
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
