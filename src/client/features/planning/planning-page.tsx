import { Link } from "@tanstack/react-router";
import {
  ChartNoAxesCombined,
  ChevronRight,
  CirclePercent,
  Eye,
  Scale,
  Target,
  type LucideIcon,
} from "lucide-react";
import { Page } from "../../components/ui/page.tsx";
import { t, type PlainText } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./planning-page.module.css";

type Question = {
  to: "/regular-plans" | "/targets" | "/goals" | "/compare";
  hash?: string;
  question: PlainText;
  text: PlainText;
  Icon: LucideIcon;
};

const questions: readonly Question[] = [
  {
    to: "/regular-plans",
    question: "What do my regular plans cost?",
    text: "Your own purchases, as they would be in the direct plan, and when a switch pays.",
    Icon: CirclePercent,
  },
  {
    to: "/targets",
    question: "Where should the next rupees go?",
    text: "A target for each kind of fund, how far you are from it, and the way back.",
    Icon: Scale,
  },
  {
    to: "/goals",
    question: "Will it be enough for my goals?",
    text: "What a school, a house or retirement costs, and the SIP that it takes.",
    Icon: Target,
  },
  {
    to: "/compare",
    question: "Which scheme did better?",
    text: "Up to five schemes, yours or others, over the days that they have in common.",
    Icon: ChartNoAxesCombined,
  },
  {
    to: "/compare",
    hash: "watch-list",
    question: "How are the schemes that I watch?",
    text: "Their NAVs and the day's change, without holding them.",
    Icon: Eye,
  },
];

/** What people ask of their money ahead, each with the page that answers it. */
export const PlanningPage = () => (
  <Page title={t("Planning")} back="/funds" width="narrow">
    <ul className={styles.questions}>
      {questions.map(({ to, hash, question, text, Icon }) => (
        <li key={question}>
          <Link
            to={to}
            {...(hash !== undefined && { hash })}
            className={`${layout.row3} ${look.card} ${styles.question}`}
          >
            <Icon className={look.sign} size={22} aria-hidden />
            <span className={styles.words}>
              <span className={look.strong}>{t(question)}</span>
              <span className={look.note}>{t(text)}</span>
            </span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </Page>
);
