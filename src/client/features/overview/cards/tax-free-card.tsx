import { formatShortRupees } from "../../../../shared/number-format.ts";
import { taxFreeAmount } from "../../../../shared/tax/selling/tax-free-amount.ts";
import { t } from "../../../language/text.ts";
import { useHarvest } from "../../tax/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What can be taken out without tax; each taxpayer has an exemption of their own. */
export function TaxFreeCard({ holder }: { holder: string }) {
  const { data, isError } = useHarvest(holder);
  const amount = data && taxFreeAmount(data);
  if (isError || amount === 0) return <NoCard />;
  return (
    <AnswerCard
      question={t("Tax-free now")}
      answer={amount === undefined ? null : formatShortRupees(amount)}
      note={t("if you sell nothing elsewhere this year")}
      link={{ to: "/tax/sell", search: { holder } }}
    />
  );
}
