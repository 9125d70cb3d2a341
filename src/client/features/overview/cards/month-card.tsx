import { useMemo } from "react";
import { periodMoney } from "../../../../shared/history/period-money.ts";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatGain, formatShortRupees } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { Gain } from "../../../components/ui/gain.tsx";
import { t } from "../../../language/text.ts";
import { usePortfolioHistory } from "../../history/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What the market did since the month began, apart from the money that came or went. */
export function MonthCard({ holder }: { holder: HolderFilter }) {
  const { data } = usePortfolioHistory({ holderId: holder });
  const month = useMemo(() => {
    const asOf = data?.asOf ?? null;
    if (data === undefined || asOf === null || data.isFilling) return null;
    const name = asOf.slice(0, 7);
    const money = periodMoney(data, `${name}-01`, asOf);
    return money && { ...money, name };
  }, [data]);
  if (data !== undefined && month === null) return <NoCard />;
  const put = month && roundTo(month.paid - month.received, 2);
  return (
    <AnswerCard
      question={t("Market this month")}
      answer={month && <Gain value={month.gain} format={formatGain} />}
      note={
        put === null
          ? null
          : put < 0
            ? t("and {amount} taken out", { amount: formatShortRupees(-put) })
            : t("and {amount} put in", { amount: formatShortRupees(put) })
      }
      link={{
        to: "/reports/month/$month",
        params: { month: month?.name ?? "" },
        search: holder === undefined ? {} : { holder },
      }}
    />
  );
}
