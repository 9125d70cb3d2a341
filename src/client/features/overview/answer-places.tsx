import { lazy, Suspense } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { WhenInView } from "../../components/in-view.tsx";
import styles from "./answer-places.module.css";
import { useQuestions } from "./use-questions.ts";

const AnswerCards = lazy(async () => ({
  default: (await import("./answer-cards.tsx")).AnswerCards,
}));

type AnswerPlacesProps = { funds: readonly Fund[]; holder: HolderFilter };

/** The answer cards, and their places until they have loaded. */
export function AnswerPlaces({ funds, holder }: AnswerPlacesProps) {
  const questions = useQuestions(funds, holder);
  if (questions.length === 0) return null;
  const places = (
    <ul className={styles.cards} aria-hidden>
      {questions.map((question) => (
        <li key={question} className={styles.place} />
      ))}
    </ul>
  );
  return (
    <WhenInView fallback={places}>
      <Suspense fallback={places}>
        <AnswerCards questions={questions} holder={holder} />
      </Suspense>
    </WhenInView>
  );
}
