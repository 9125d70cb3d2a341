import { trpc } from "../../api/trpc.ts";

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const useSellable = (holderId: string | undefined) =>
  trpc.tax.sellable.useQuery(holderId === undefined ? {} : { holderId }, always);

export const useHarvest = (holderId: string | undefined, enabled = true) =>
  trpc.tax.harvest.useQuery(holderId === undefined ? {} : { holderId }, { ...always, enabled });

export const useHeldLots = (fundId: string, financialYear?: string) =>
  trpc.tax.lots.useQuery({ fundId, ...(financialYear !== undefined && { financialYear }) }, always);

/** The current year's report if no year is given; the account owner's if no person is. */
export const useTaxReport = (year: string | undefined, holderId: string | undefined) =>
  trpc.tax.report.useQuery(
    {
      ...(year !== undefined && { financialYear: year }),
      ...(holderId !== undefined && { holderId }),
    },
    always,
  );
