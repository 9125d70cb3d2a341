import type { FundSales, Sale, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { trpc } from "../../api/trpc.ts";

/** A year with more lots is loaded fund by fund, when a fund is opened, and only its sums are printed. */
const maxLotsAtOnce = 1_000;

const maxLotsInFile = 20_000;

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

const lotCount = ({ funds }: Pick<TaxReport, "funds">): number =>
  funds.reduce((sum, { lots }) => sum + lots, 0);

export const isShort = (report: Pick<TaxReport, "funds">): boolean =>
  lotCount(report) <= maxLotsAtOnce;

export const fitsFile = (report: Pick<TaxReport, "funds">): boolean =>
  lotCount(report) <= maxLotsInFile;

const inputOf = ({ financialYear, holderId }: Pick<TaxReport, "financialYear" | "holderId">) => ({
  financialYear,
  ...(holderId !== null && { holderId }),
});

/** All lots that were sold in a short year. */
export function useYearSales(report: TaxReport) {
  const enabled = report.funds.length > 0 && isShort(report);
  return trpc.tax.sales.useQuery(inputOf(report), {
    ...always,
    enabled,
    select: ({ funds }) => ({ sales: funds.flatMap(withFund), hasAll: true }),
  });
}

export const useFundSales = (financialYear: string, fundId: string) =>
  trpc.tax.sales.useQuery(
    { financialYear, fundId },
    {
      ...always,
      select: ({ funds }) => ({
        sales: funds.flatMap(withFund),
        hasAll: funds.every(({ hasAll }) => hasAll),
      }),
    },
  );

export type SalesQuery = Pick<
  ReturnType<typeof useFundSales>,
  "data" | "error" | "isFetching" | "refetch"
>;

/** Loads all lots of a year for a file, page by page; null where one fund has too many. */
export function useSalesForFile(report: TaxReport): () => Promise<Sale[] | null> {
  const { client } = trpc.useUtils();
  return async () => {
    const sales: Sale[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { funds, next } = await client.tax.sales.query({
        ...inputOf(report),
        ...(after !== "" && { after }),
      });
      if (!funds.every(({ hasAll }) => hasAll)) return null;
      sales.push(...funds.flatMap(withFund));
      after = next;
    }
    return sales;
  };
}

const withFund = ({ sales, hasAll: _, ...fund }: FundSales): Sale[] =>
  sales.map((sale) => ({ ...fund, ...sale }));
