import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { t } from "../../language/text.ts";
import styles from "./answer-places.module.css";
import { GoalsCard } from "./cards/goals-card.tsx";
import { MonthCard } from "./cards/month-card.tsx";
import { NextMoneyCard } from "./cards/next-money-card.tsx";
import { RegularPlansCard } from "./cards/regular-plans-card.tsx";
import { SharedCard } from "./cards/shared-card.tsx";
import { TaxFreeCard } from "./cards/tax-free-card.tsx";
import type { Question } from "./use-questions.ts";

type AnswerCardsProps = { questions: readonly Question[]; holder: HolderFilter };

/** What else is asked of these funds, one figure each. */
export const AnswerCards = ({ questions, holder }: AnswerCardsProps) => (
  <ul className={styles.cards} aria-label={t("At a glance")}>
    {questions.map((question) => (
      <Answer key={question} question={question} holder={holder} />
    ))}
  </ul>
);

function Answer({ question, holder }: { question: Question; holder: HolderFilter }) {
  switch (question) {
    case "month":
      return <MonthCard holder={holder} />;
    case "goals":
      return <GoalsCard holder={holder} />;
    case "next-money":
      return <NextMoneyCard holder={holder} />;
    case "regular-plans":
      return <RegularPlansCard holder={holder} />;
    case "shared":
      return <SharedCard />;
    case "tax-free":
      return <TaxFreeCard holder={holder} />;
  }
}
