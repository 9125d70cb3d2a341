import { lazy, Suspense } from "react";
import type { DirectPortfolio } from "../../../shared/direct/schema.ts";
import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./insight.module.css";

const DirectChart = lazy(async () => ({
  default: (await import("./direct-chart.tsx")).DirectChart,
}));

export function DirectSum({ data }: { data: DirectPortfolio }) {
  const { lost, asOf, isFilling, series } = data;
  return (
    <section className={`${look.sheet} ${styles.sum}`} aria-labelledby="direct-sum">
      <div className={layout.spread}>
        <h2 id="direct-sum" className={look.label}>
          {lost < 0 ? t("Less in direct plans") : t("More in direct plans")}
        </h2>
        <SampleNavs />
      </div>
      <p className={styles.figure}>{formatRupees(Math.abs(lost))}</p>
      <p className={look.note}>
        {lastYearText(data)}
        {asOf !== null && ` · ${dateText(asOf)}`}
      </p>
      {isFilling && (
        <p className={look.note} role="status">
          {t("NAVs of further direct plans are being fetched; their funds are added as they come.")}
        </p>
      )}
      <Suspense fallback={<Skeleton width="100%" height="var(--chart)" />}>
        <DirectChart series={series} />
      </Suspense>
    </section>
  );
}

function lastYearText({ lost, lastYear }: DirectPortfolio): string {
  const isLess = lastYear.lost < 0;
  const amount = formatRupees(Math.abs(lastYear.lost));
  if (lastYear.lost !== 0 && isLess !== lost < 0) {
    return isLess
      ? t("but {amount} less in the last twelve months", { amount })
      : t("but {amount} more in the last twelve months", { amount });
  }
  return lastYear.percent === null
    ? t("{amount} of it in the last twelve months", { amount })
    : t("{amount} of it in the last twelve months, {percent}% of what you hold", {
        amount,
        percent: formatNumber(Math.abs(lastYear.percent), { min: 2, max: 2 }),
      });
}
