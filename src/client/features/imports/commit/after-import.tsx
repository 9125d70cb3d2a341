import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { portfolioTotals } from "../../../../shared/funds/totals.ts";
import { formatGain, formatRupees } from "../../../../shared/number-format.ts";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { FigureList } from "../../../components/figure-list.tsx";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Gain } from "../../../components/ui/gain.tsx";
import { t } from "../../../language/text.ts";
import { useMe } from "../../auth/session/queries.ts";
import { useFunds } from "../../funds/queries.ts";
import { usePortfolioPerformance } from "../../portfolio/queries.ts";
import { RateFigure, rateOf } from "../../portfolio/rate-of-return.tsx";
import { InstallHint } from "./install-hint.tsx";
import layout from "../../../styles/layout.module.css";
import { useLetterObstacle } from "../queries.ts";
import styles from "../import-page.module.css";
import look from "../../../styles/look.module.css";

const shownKey = "fundbook.letterHint";

/** Asks once per device, after the first import, where letters can be sent or an address only waits to be confirmed. */
function LetterHint() {
  const [isOpen] = useState(() => readStored(shownKey) === null);
  return isOpen ? <FirstHint /> : null;
}

function FirstHint() {
  const obstacle = useLetterObstacle();
  const isOffered = obstacle === null || obstacle === "unproven";
  useEffect(() => {
    if (isOffered) writeStored(shownKey, "shown");
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <p className={look.note}>
      <Link to="/account/letters" className={look.reach}>
        {t("A letter each month?")}
      </Link>
    </p>
  );
}

type AfterImportProps = {
  /** Whether the import has printed balances, which can be compared with the records. */
  hasBalances: boolean;
  onImportAnother: () => void;
};

/** The portfolio after a saved import, and where to go from here. */
export const AfterImport = ({ hasBalances, onImportAnother }: AfterImportProps) => (
  <>
    <PortfolioNow />
    <div className={`${layout.wrap3} ${styles.actions}`}>
      <Link to="/" className={buttonClass()}>
        {t("See your portfolio")}
      </Link>
      {hasBalances && (
        <Link to="/funds/reconcile" className={buttonClass("quiet")}>
          {t("Match with a statement")}
        </Link>
      )}
      <Button variant="quiet" onClick={onImportAnother}>
        {t("Import another file")}
      </Button>
    </div>
    <LetterHint />
    <InstallHint />
  </>
);

function PortfolioNow() {
  const { data: me } = useMe();
  const { fundList, isFetching } = useFunds();
  const { data: performance, isFetching: isCalculating } = usePortfolioPerformance(undefined);
  if (isFetching || isCalculating || fundList === undefined || performance === undefined) {
    return <Skeleton width="100%" height="3.25rem" />;
  }
  const totals = portfolioTotals(fundList.funds, me?.user?.excludedCategories ?? []);
  const { label, percent } = rateOf(performance, performance.asOf);
  return (
    <FigureList
      className={styles.now}
      figures={[
        { name: t("Current value"), value: formatRupees(totals.currentValue) },
        { name: t("PnL"), value: <Gain value={totals.pnl} format={formatGain} /> },
        { name: label, value: <RateFigure percent={percent} /> },
      ]}
    />
  );
}
