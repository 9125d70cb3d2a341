import { lazy, Suspense } from "react";
import type { DirectPortfolio } from "../../../shared/direct/schema.ts";
import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./insights-page.module.css";

const DirectChart = lazy(async () => ({
  default: (await import("./direct-chart.tsx")).DirectChart,
}));

/** What all regular plans together cost. */
export function DirectSum({ data }: { data: DirectPortfolio }) {
  const { lost, lastYear, asOf, isFilling, series } = data;
  const sign = lost < 0 ? -1 : 1;
  const ofLastYear = formatRupees(sign * lastYear.lost);
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
        {lastYear.percent === null
          ? t("{amount} of it in the last twelve months", { amount: ofLastYear })
          : t("{amount} of it in the last twelve months, {percent}% of what you hold", {
              amount: ofLastYear,
              percent: formatNumber(sign * lastYear.percent, { min: 2, max: 2 }),
            })}
        {asOf !== null && ` · ${dateText(asOf)}`}
      </p>
      {isFilling && (
        <p className={look.note} role="status">
          {t("NAVs of further direct plans are being fetched; their funds are added as they come.")}
        </p>
      )}
      <Suspense fallback={<Skeleton width="100%" height="18rem" />}>
        <DirectChart series={series} />
      </Suspense>
    </section>
  );
}
