import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";

const FundMenu = lazy(async () => ({ default: (await import("./fund-menu.tsx")).FundMenu }));

/** The menu of a fund with totals only: its sales and tax are not known. */
export function TotalsMenu({ changes }: { changes: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("More")}
      </Button>
      <Suspense>
        {isOpen && (
          <FundMenu
            taxSearch={null}
            isHeld={false}
            changes={changes}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
