import { useMemo, useState } from "react";
import { indianDay } from "../../../../shared/dates.ts";
import { periodMoney } from "../../../../shared/history/period-money.ts";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatGain, formatShortRupees } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { Gain } from "../../../components/ui/gain.tsx";
import { t } from "../../../language/text.ts";
import { usePortfolioHistory } from "../../history/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What the market did since the month began, apart from money put in or out; while NAVs are fetched, the way to the report. */
export function MonthCard({ holder }: { holder: HolderFilter }) {
  const { data } = usePortfolioHistory({ holderId: holder });
  const [today] = useState(() => indianDay(new Date()));
  const asOf = data?.asOf ?? null;
  // Pressed before its figures are there, it leads to the month of today.
  const name = (asOf ?? today).slice(0, 7);
  const isFilling = asOf !== null && data?.isFilling === true;
  const month = useMemo(
    () =>
      data === undefined || asOf === null || data.isFilling
        ? null
        : periodMoney(data, `${name}-01`, asOf),
    [data, asOf, name],
  );
  if (data !== undefined && month === null && !isFilling) return <NoCard />;
  const put = month && roundTo(month.paid - month.received, 2);
  return (
    <AnswerCard
      question={t("Market this month")}
      answer={isFilling ? "–" : month && <Gain value={month.gain} format={formatGain} />}
      note={
        put === null
          ? isFilling
            ? t("NAVs still being fetched")
            : null
          : put < 0
            ? t("and {amount} taken out", { amount: formatShortRupees(-put) })
            : t("and {amount} put in", { amount: formatShortRupees(put) })
      }
      link={{
        to: "/reports/month/$month",
        params: { month: name },
        search: holder === undefined ? {} : { holder },
      }}
    />
  );
}
