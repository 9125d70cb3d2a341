import { trpc } from "../../api/trpc.ts";

/** Of the current year where none is given; of the account's owner where no person is. */
export const useTaxReport = (year: string | undefined, holderId: string | undefined) =>
  trpc.tax.report.useQuery(
    {
      ...(year !== undefined && { financialYear: year }),
      ...(holderId !== undefined && { holderId }),
    },
    { refetchOnWindowFocus: "always", refetchOnReconnect: "always" },
  );
