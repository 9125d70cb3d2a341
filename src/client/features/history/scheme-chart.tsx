import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isoDay } from "../../../shared/history/days.ts";
import { rollingReturns, type RollingReturns } from "../../../shared/history/rolling-returns.ts";
import type { NavHistory } from "../../../shared/history/schema.ts";
import { hasSpan, spanStart, spans } from "../../../shared/history/spans.ts";
import { formatNav, formatReturns } from "../../../shared/number-format.ts";
import { isIdcw, readVariant } from "../../../shared/schemes/plan-and-option.ts";
import { splitSchemeName } from "../../../shared/schemes/scheme-name.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { missing } from "../../../shared/missing.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { TimeChart } from "../../components/chart/time-chart.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import { HistoryTable } from "./history-table.tsx";
import { navHistoryQuery } from "../schemes/nav-history-query.ts";
import tableStyles from "../../components/table.module.css";
import styles from "./scheme-chart.module.css";
import { SpanChoice } from "./span-choice.tsx";
import { useStoredSpan } from "./stored-span.ts";
import { marksOf } from "./transaction-marks.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import shared from "./value-chart.module.css";

type SchemeChartProps = {
  code: string;
  schemeName: string;
  transactions: readonly Transaction[];
};

export function SchemeChart({ code, schemeName, transactions }: SchemeChartProps) {
  const query = useQuery(navHistoryQuery(code));
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <ChartSkeleton />
    ) : (
      <div className={layout.stack2}>
        <InlineFailure text={t("The NAVs could not be loaded.")} query={query} />
      </div>
    );
  }
  if (data === null || data.days.length < 2) {
    return (
      <div className={layout.stack2}>
        <p className={look.note}>
          {data?.isFilling === false
            ? t("There are no NAVs of this scheme.")
            : t(
                "The NAVs of earlier days are not available yet. The chart appears once they have been fetched.",
              )}
        </p>
      </div>
    );
  }
  return <Chart history={data} schemeName={schemeName} transactions={transactions} />;
}

type ChartProps = Omit<SchemeChartProps, "code"> & { history: NavHistory };

function Chart({ history, schemeName, transactions }: ChartProps) {
  const { days, navs } = history;
  const [span, setSpan] = useStoredSpan(days);
  const from = spanStart(days, span);
  const shownDays = useMemo(() => days.slice(from), [days, from]);
  const lines = useMemo(
    (): ChartLine[] => [
      { name: t("NAV"), tone: "main", values: navs.slice(from), format: formatNav },
    ],
    [navs, from],
  );
  const marks = useMemo(
    () => marksOf(transactions, days[from] ?? missing()),
    [transactions, days, from],
  );
  return (
    <div className={`${layout.stack3} ${shared.chart}`}>
      <div className={`${layout.spread} ${shared.choices}`}>
        <SpanChoice
          span={span}
          spans={spans.filter((each) => hasSpan(days, each))}
          onSpan={setSpan}
        />
      </div>
      <TimeChart
        label={t("NAV by day")}
        days={shownDays}
        lines={lines}
        marks={marks}
        dayText={(day) => dateText(isoDay(day))}
      />
      {history.isFilling && (
        <p className={look.note}>{t("Not all NAVs of earlier days are here yet.")}</p>
      )}
      {marks.length > 0 && (
        <p className={look.note}>
          {t("Triangles mark your purchases (pointing up) and redemptions (pointing down).")}
        </p>
      )}
      {isIdcw(readVariant(splitSchemeName(schemeName).variant).option) ? (
        <p className={look.note}>
          {t("Each payout lowers the NAV, so the NAV does not show what the scheme earned.")}
        </p>
      ) : (
        <RollingTable history={history} />
      )}
      <HistoryTable days={shownDays} lines={lines} />
    </div>
  );
}

const rollingYears = [1, 3] as const;

function RollingTable({ history }: { history: NavHistory }) {
  const rows = rollingYears.flatMap((years) => {
    const returns = rollingReturns(history, years);
    return returns === null ? [] : [{ years, returns }];
  });
  if (rows.length === 0) return null;
  const columns: [name: string, of: (returns: RollingReturns) => number][] = [
    [t("Latest"), ({ latest }) => latest],
    [t("Lowest"), ({ lowest }) => lowest],
    [t("Median"), ({ median }) => median],
    [t("Highest"), ({ highest }) => highest],
  ];
  return (
    <div className={styles.scroll} role="region" aria-label={t("Rolling returns")} tabIndex={0}>
      <table className={`${tableStyles.figures} ${styles.table}`}>
        <caption>{t("Annualised rolling returns")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Period")}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ years, returns }) => (
            <tr key={years}>
              <th scope="row">{years === 1 ? t("1 year") : t("3 years")}</th>
              {columns.map(([name, of]) => (
                <td key={name}>
                  <Gain value={of(returns) * 100} format={formatReturns} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
