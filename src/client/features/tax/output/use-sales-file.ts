import { saveFile } from "../../../browser/save-file.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Sale, TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { retryTransient } from "../../../api/query-client.ts";
import { isComplete } from "../tax-notes.ts";
import { fitsFile, useSalesForFile } from "../year-sales.ts";

export type SaveSales = (name: string, contentOf: (sales: readonly Sale[]) => BlobPart) => void;

export function useSalesFile(report: TaxReport): {
  save: SaveSales;
  isPending: boolean;
  hasTooMany: boolean;
} {
  const [hasTooMany, setHasTooMany] = useState(!fitsFile(report));
  const loadSales = useSalesForFile(report);
  const { mutate, isPending } = useMutation({
    mutationFn: async ([name, contentOf]: Parameters<SaveSales>) => {
      const sales = fitsFile(report) ? await loadSales() : null;
      setHasTooMany(sales === null);
      if (sales === null) return;
      const mark = isComplete(report) ? "" : "-incomplete";
      saveFile(`${name}-${report.financialYear}${mark}.csv`, contentOf(sales), "text/csv");
    },
    retry: retryTransient,
  });
  return { save: (...file) => mutate(file), isPending, hasTooMany };
}
