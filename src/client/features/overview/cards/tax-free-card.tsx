import { me, type HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import { taxFreeAmount } from "../../../../shared/tax/selling/tax-free-amount.ts";
import { t } from "../../../language/text.ts";
import { useHolders } from "../../holders/queries.ts";
import { useHarvest } from "../../tax/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What can be taken out without tax. Each taxpayer has an exemption of their own, so that of everyone it is the owner's. */
export function TaxFreeCard({ holder: chosen }: { holder: HolderFilter }) {
  const holder = chosen ?? me;
  const { data: holders = [] } = useHolders();
  const { data, isError } = useHarvest(holder);
  const isOneOfSeveral = chosen === undefined && holders.length > 0;
  const amount = data && taxFreeAmount(data);
  if (isError || amount === 0) return <NoCard />;
  return (
    <AnswerCard
      question={isOneOfSeveral ? t("Tax-free for you now") : t("Tax-free now")}
      answer={amount === undefined ? null : formatShortRupees(amount)}
      note={t("if you sell nothing else")}
      link={{ to: "/tax/sell", search: { holder } }}
    />
  );
}
