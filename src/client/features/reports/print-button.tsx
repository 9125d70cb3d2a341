import { Printer } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReportInput } from "../../../shared/reports/schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useAllReportTransactions } from "./queries.ts";

/** Prints a report with all its transactions, once they are loaded and drawn. */
export function PrintButton({ report, isLoaded }: { report: ReportInput; isLoaded: boolean }) {
  const { load, forget } = useAllReportTransactions(report);
  const [isWhole, setIsWhole] = useState(false);
  const end = useEffectEvent(() => {
    setIsWhole(false);
    forget();
  });
  useEffect(() => {
    if (!isWhole) return;
    const onPrinted = () => end();
    addEventListener("afterprint", onPrinted);
    print();
    return () => removeEventListener("afterprint", onPrinted);
  }, [isWhole]);
  return (
    <Button
      variant="quiet"
      busy={load.isPending}
      disabled={!isLoaded}
      onClick={() => load.mutate(undefined, { onSuccess: () => setIsWhole(true) })}
    >
      <Printer size={18} aria-hidden />
      {t("Print")}
    </Button>
  );
}
