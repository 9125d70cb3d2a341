import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import { trpc } from "../../../api/trpc.ts";
import { categoryName } from "../../../language/category-names.ts";
import { t } from "../../../language/text.ts";
import { holderInput } from "../../holders/holder-input.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** Rupees; what the page proposes to split, too. */
const amount = 20_000;

/** The part of the target that gets the most of new money. */
export function NextMoneyCard({ holder }: { holder: HolderFilter }) {
  const { data, isError } = trpc.targets.invest.useQuery({ ...holderInput(holder), amount });
  const [most] = data?.toSorted((one, other) => other.amount - one.amount) ?? [];
  if (isError || (data !== undefined && (most === undefined || most.amount === 0)))
    return <NoCard />;
  return (
    <AnswerCard
      question={t("The next {amount}", { amount: formatShortRupees(amount) })}
      answer={most && formatShortRupees(most.amount)}
      note={most && t("go to {part}", { part: categoryName(most.name) })}
      link={{ to: "/targets" }}
    />
  );
}
