import { portfolioTotals } from "../../../../shared/funds/totals.ts";
import { formatNumber, formatShortRupees } from "../../../../shared/number-format.ts";
import type { Sender } from "../../../../shared/sharing/schema.ts";
import { trpc } from "../../../api/trpc.ts";
import { localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useOldCopies } from "../../sharing/old-copies.ts";
import { AnswerCard, NoCard } from "../answer-card.tsx";

/** What others share: the value where it is one person, else how many they are. */
export function SharedCard() {
  const { data: senders, isError } = trpc.sharing.senders.useQuery();
  const [sender, ...others] = senders ?? [];
  if (isError || senders?.length === 0) return <NoCard />;
  if (sender !== undefined && others.length === 0) return <OfSender sender={sender} />;
  return (
    <AnswerCard
      question={t("Shared with you")}
      answer={senders && t("by {count} people", { count: formatNumber(senders.length) })}
      note={senders && senders.map(({ senderName }) => senderName).join(", ")}
      link={{ to: "/funds/shared-funds" }}
    />
  );
}

function OfSender({ sender }: { sender: Sender }) {
  const { senderUid: senderId, senderName: name, senderEmail, excludedCategories } = sender;
  const { data } = trpc.sharing.senderFunds.useQuery({ senderId });
  const oldAsOf = useOldCopies(data);
  return (
    <AnswerCard
      question={t("Shared with you")}
      answer={
        data && formatShortRupees(portfolioTotals(data.funds, excludedCategories).currentValue)
      }
      note={
        oldAsOf === null
          ? t("by {name}", { name })
          : t("by {name}, not updated since {day}", { name, day: localDate(oldAsOf) })
      }
      link={{ to: "/funds/shared-funds/details", state: { senderId, senderEmail } }}
    />
  );
}
