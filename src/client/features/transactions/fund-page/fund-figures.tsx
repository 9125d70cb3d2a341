import type { IsoDate } from "../../../../shared/dates.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { definedReturns } from "../../../../shared/funds/valuation.ts";
import {
  formatGain,
  formatNav,
  formatReturns,
  formatRupees,
  formatUnits,
} from "../../../../shared/number-format.ts";
import { toMicroUnits } from "../../../../shared/transactions/fixed-point.ts";
import type { TransactionList } from "../../../../shared/transactions/schema.ts";
import {
  unpairedUnits,
  type UnpairedUnits,
} from "../../../../shared/transactions/unpaired-units.ts";
import type { FundPerformance } from "../../../../shared/portfolio/schema.ts";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { Info } from "../../../components/ui/info.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { GainSum } from "../../portfolio/gain-sum.tsx";
import { unpairedText } from "../../portfolio/unpaired-text.ts";
import { RateFigure, rateOf } from "../../portfolio/rate-of-return.tsx";
import { useTransactions } from "../queries.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./fund-figures.module.css";

type FundFiguresProps = {
  fund: Fund;
  performance: FundPerformance | null | undefined;
};

export const FundFigures = ({ fund, performance }: FundFiguresProps) => (
  <dl className={`${look.sheet} ${styles.figures}`}>
    <div className={styles.main}>
      <dt className={layout.spread}>
        {t("Current Value")} <SampleNavs />
      </dt>
      <dd>{fund.currentAmount === null ? <NotAvailable /> : formatRupees(fund.currentAmount)}</dd>
      <dd className={styles.note}>
        {fund.nav === null || fund.navDate === null
          ? t("No NAV yet")
          : t("{units} units, NAV {nav} of {day}", {
              units: formatUnits(fund.units),
              nav: formatNav(fund.nav),
              day: dateText(fund.navDate),
            })}
      </dd>
    </div>
    <div>
      <dt>{t("PnL")}</dt>
      <dd>
        <Gain value={fund.pnl} format={formatGain} />
      </dd>
      <dd className={styles.note}>
        <Gain value={definedReturns(fund)} format={formatReturns} />
      </dd>
    </div>
    {fund.hasTransactions && <Rate fund={fund} performance={performance} />}
    <div className={styles.fact}>
      <dt>{t("Invested")}</dt>
      <dd>{formatRupees(fund.investedAmount)}</dd>
    </div>
    {fund.hasTransactions && (
      <>
        <div className={styles.fact}>
          <dt>
            {t("Realised gain")}{" "}
            <Info name={t("Realised gain")}>
              {t("What the units you sold brought in, before STT and TDS, less what they cost.")}
            </Info>
          </dt>
          <dd>
            <Gain value={fund.realised} format={formatGain} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>
            {t("Total gain")}{" "}
            <Info name={t("Total gain")}>
              {performance != null && <GainSum performance={performance} />}
            </Info>
          </dt>
          <dd>
            {performance === undefined ? (
              <Skeleton width="5em" />
            ) : (
              <Gain value={performance?.totalGain ?? null} format={formatGain} />
            )}
          </dd>
        </div>
      </>
    )}
  </dl>
);

function Rate({ fund, performance }: FundFiguresProps) {
  const { data } = useTransactions(fund.id);
  if (performance === undefined) {
    return (
      <div>
        <dt>{t("XIRR")}</dt>
        <dd>
          <Skeleton width="4em" />
        </dd>
        <dd className={styles.note}>
          <Skeleton width="8em" />
        </dd>
      </div>
    );
  }
  const { label, percent, perYear, note } = yearlyRate(performance, fund.navDate);
  const unpaired = performance?.xirrReason === "unpaired" ? withoutAmount(data) : null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <RateFigure percent={percent} /> <span className={styles.note}>{perYear}</span>
      </dd>
      <dd className={styles.note}>{unpaired === null ? note : unpairedText(unpaired)}</dd>
    </div>
  );
}

/** "a year" stands beside the rate, so that the day has one line of its own. */
function yearlyRate(performance: FundPerformance | null, asOf: IsoDate | null) {
  if (performance === null) return { label: t("XIRR"), percent: null, perYear: "", note: "" };
  const { kind, brief, ...rate } = rateOf(performance, asOf);
  return kind === "xirr" && performance.since !== null
    ? { ...rate, perYear: brief, note: t("since {day}", { day: dateText(performance.since) }) }
    : { ...rate, perYear: "" };
}

/** Units that came or went for an unknown amount. */
const withoutAmount = (
  list: Pick<TransactionList, "transactions"> | undefined,
): UnpairedUnits | null =>
  unpairedUnits(
    (list?.transactions ?? [])
      .filter(({ amount }) => amount === 0)
      .map((row) => ({ ...row, units: toMicroUnits(row.units) })),
  );
