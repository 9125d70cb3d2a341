import type { HistoryInput } from "../../../shared/history/schema.ts";
import { flowsByMonth, type MonthFlow } from "../../../shared/history/flows-by-month.ts";
import { isoDay } from "../../../shared/history/days.ts";
import { formatRupees, formatShortRupees } from "../../../shared/number-format.ts";
import { fromPaise, toPaise } from "../../../shared/transactions/fixed-point.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { usePortfolioHistory } from "../history/queries.ts";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import look from "../../styles/look.module.css";
import styles from "./money-by-month.module.css";

const months = 12;

export function MoneyByMonth({ scope }: { scope: HistoryInput }) {
  const { data } = usePortfolioHistory(scope);
  const last = data?.days.at(-1);
  if (data === undefined || last === undefined) return <div className={styles.bars} />;
  const flows = flowsByMonth(data.flows, isoDay(last), months);
  const [paid, received] = [sumOf(flows, "paid"), sumOf(flows, "received")];
  if (paid === 0 && received === 0) {
    return <p className={look.note}>{t("Nothing in or out in the last twelve months.")}</p>;
  }
  const largest = Math.max(...flows.map((flow) => Math.max(flow.paid, flow.received)), 1);
  return (
    <div className={styles.year}>
      <ol className={styles.bars}>
        {flows.map(({ month, ...flow }) => (
          <li key={month} className={styles.month}>
            <span className={styles.pair} aria-hidden>
              <span className={styles.in} style={{ height: heightOf(flow.paid, largest) }} />
              <span className={styles.out} style={{ height: heightOf(flow.received, largest) }} />
            </span>
            <span className={styles.name} aria-hidden>
              {monthLetter(month)}
            </span>
            <VisuallyHidden>{monthText({ month, ...flow })}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={`${look.note} ${styles.sums}`}>
        <span className={styles.inSign} />
        {t("{amount} in", { amount: formatShortRupees(paid) })} <span className={styles.outSign} />
        {t("{amount} out", { amount: formatShortRupees(received) })}
      </p>
    </div>
  );
}

const heightOf = (rupees: number, largest: number): string =>
  rupees === 0 ? "0" : `max(2px, ${(rupees / largest) * 100}%)`;

const sumOf = (flows: readonly MonthFlow[], of: "paid" | "received"): number =>
  fromPaise(flows.reduce((sum, flow) => sum + toPaise(flow[of]), 0));

/** Both languages write the day first and the year last. */
const monthName = (month: string): string => dateText(`${month}-01`).split(" ")[1] ?? month;

const monthLetter = (month: string): string => monthName(month).slice(0, 3);

const monthText = ({ month, paid, received }: MonthFlow): string =>
  t("{month}: {paid} in, {received} out", {
    month: `${monthName(month)} ${month.slice(0, 4)}`,
    paid: formatRupees(paid),
    received: formatRupees(received),
  });
