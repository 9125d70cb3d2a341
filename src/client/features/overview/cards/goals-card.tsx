import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { monthText } from "../../../language/dates.ts";
import { Beside } from "../../../components/ui/beside.tsx";
import { t } from "../../../language/text.ts";
import { useGoals } from "../../goals/queries.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

export function GoalsCard({ holder }: { holder: HolderFilter }) {
  const { data: goals, isError } = useGoals(holder);
  const ahead = goals?.filter(({ missingSip }) => missingSip !== null);
  if (isError || ahead?.length === 0) return <NoCard />;
  const [next] = ahead ?? [];
  const onTrack = ahead?.filter(({ missingSip }) => missingSip === 0).length ?? 0;
  return (
    <AnswerCard
      question={t("Goals")}
      answer={
        ahead === undefined
          ? null
          : t("{count} of {total} on track", {
              count: formatNumber(onTrack),
              total: formatNumber(ahead.length),
            })
      }
      note={next && <Beside parts={[next.name, monthText(next.on)]} />}
      link={{ to: "/goals" }}
    />
  );
}
