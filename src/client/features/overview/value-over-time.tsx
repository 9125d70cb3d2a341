import { lazy, Suspense, useEffect, useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { isHeld, portfolioTotals } from "../../../shared/funds/totals.ts";
import { maxGapDays } from "../../../shared/history/days.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { trpc } from "../../api/trpc.ts";
import { WhenInView } from "../../components/in-view.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import { ChartPlaceholder, ChartSkeleton } from "../history/chart-skeleton.tsx";
import look from "../../styles/look.module.css";
import hidden from "../../components/ui/visually-hidden.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./value-over-time.module.css";

const importChart = () => import("../history/value-chart.tsx");
const ValueChart = lazy(async () => ({ default: (await importChart()).ValueChart }));

type ValueOverTimeProps = {
  funds: readonly Fund[];
  holder: HolderFilter;
  excludedCategories: readonly string[];
};

export function ValueOverTime({ funds, holder, excludedCategories }: ValueOverTimeProps) {
  const [chosen, setChosen] = useState("");
  const [today] = useState(() => new Date());
  const drawn = funds.filter(hasCurve(today));
  const categories = [...new Set(drawn.map(({ category }) => category))].toSorted();
  const category = categories.includes(chosen) ? chosen : "";
  if (drawn.length === 0) return null;
  const inScope = funds.filter((fund) => category === "" || fund.category === category);
  return (
    <section className={styles.section} aria-labelledby="value-over-time">
      <h2 id="value-over-time" className={hidden.hidden}>
        {t("Value over time")}
      </h2>
      <WhenInView fallback={<ChartPlaceholder />}>
        <Suspense fallback={<ChartSkeleton />}>
          <ValueChart
            key={`${holder} ${category}`}
            scope={{ ...(category !== "" && { category }), holderId: holder }}
            funds={inScope.filter(isHeld)}
            currentValue={portfolioTotals(inScope, excludedCategories).currentValue}
            choices={
              categories.length > 1 && (
                <label className={`${layout.wrap2} ${look.note} ${styles.funds}`}>
                  {t("Funds|in the chart")}
                  <select
                    className={`${look.select} ${styles.select}`}
                    value={category}
                    onChange={({ target }) => setChosen(target.value)}
                  >
                    <option value="">{t("All funds")}</option>
                    {categories.map((name) => (
                      <option key={name} value={name}>
                        {categoryName(name)}
                      </option>
                    ))}
                  </select>
                </label>
              )
            }
          />
        </Suspense>
      </WhenInView>
    </section>
  );
}

/** Loads the chart of all funds before it is rendered: its code and its data come at the same time. */
export function useChartAhead(funds: readonly Fund[], holder: HolderFilter): void {
  const { portfolio } = trpc.useUtils();
  const [today] = useState(() => new Date());
  const isDrawn = funds.some(hasCurve(today));
  useEffect(() => {
    if (!isDrawn) return;
    void portfolio.history.prefetch({ holderId: holder });
    // Whoever renders the chart asks again, and says what failed.
    importChart().catch(() => undefined);
  }, [isDrawn, portfolio, holder]);
}

/** A fund with totals only is drawn from the day on which it was added: a curve needs some days. */
const hasCurve =
  (today: Date) =>
  ({ hasTransactions, amfiCode, createdAt }: Fund): boolean =>
    hasTransactions || (amfiCode !== null && daysSince(createdAt, today) > maxGapDays);

const daysSince = (time: string, today: Date): number =>
  (today.getTime() - Date.parse(time)) / dayInMilliseconds;
