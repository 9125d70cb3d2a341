import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import { t } from "../../../language/text.ts";
import { useDirectPortfolio } from "../../direct/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What the same money would be worth more in direct plans. */
export function RegularPlansCard({ holder }: { holder: HolderFilter }) {
  const { data, isError } = useDirectPortfolio(holder);
  if (isError || (data !== undefined && data.lost <= 0)) return <NoCard />;
  return (
    <AnswerCard
      question={t("Regular plans cost")}
      answer={data && formatShortRupees(data.lost)}
      note={t("against direct plans")}
      link={{ to: "/regular-plans" }}
    />
  );
}
