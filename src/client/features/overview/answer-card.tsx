import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import look from "../../styles/look.module.css";
import styles from "./answer-places.module.css";

/** The place of a card that turned out not to apply: nothing moves. */
export const NoCard = () => <li className={styles.place} />;

type AnswerCardProps = {
  question: string;
  /** null until it is known. */
  answer: ReactNode;
  note: ReactNode;
  link: Pick<LinkProps, "to" | "params" | "search" | "state">;
};

/** One question, one figure, and the page that says more. */
export const AnswerCard = ({ question, answer, note, link }: AnswerCardProps) => (
  <li className={styles.place}>
    <Link {...link} className={`${look.card} ${styles.card}`}>
      <span className={`${look.label} ${styles.question}`}>{question}</span>{" "}
      <span className={styles.answer}>{answer ?? <Skeleton width="5em" />}</span>{" "}
      <span className={`${look.note} ${look.clipped}`}>{note ?? <Skeleton width="7em" />}</span>
    </Link>
  </li>
);
