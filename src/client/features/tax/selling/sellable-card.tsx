import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatRupees } from "../../../../shared/number-format.ts";
import type { Sellable } from "../../../../shared/tax/selling/selling-types.ts";
import { showElement } from "../../../components/show-element.ts";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./selling.module.css";

const FundToSell = lazy(async () => ({ default: (await import("./fund-to-sell.tsx")).FundToSell }));

/** `isChosen`: the page was opened for this fund. */
type SellableCardProps = { fund: Sellable; isChosen: boolean };

/** One line for a fund, which opens to what can be sold of it. */
export function SellableCard({ fund, isChosen }: SellableCardProps) {
  const [isOpen, setIsOpen] = useState(isChosen);
  return (
    <article ref={isChosen ? showElement : undefined} className={styles.fund}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.line}>
          <h3 className={styles.name}>
            {fund.schemeName}
            {fund.certain ? "" : "*"}
          </h3>{" "}
          <span className={look.strong}>{formatRupees(fund.value)}</span>
          <ChevronDown className={look.soft} size={16} aria-hidden />{" "}
          <span className={`${look.note} ${look.breaks} ${styles.folio}`}>
            {t("Folio {folio}", { folio: fund.folioNumber })}
          </span>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
            <FundToSell fund={fund} hasLotsOpen={isChosen} />
          </Suspense>
        )}
      </details>
    </article>
  );
}
