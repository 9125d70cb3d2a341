import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { indianDay } from "../../../shared/dates.ts";
import type { GoalView } from "../../../shared/goals/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { Beside } from "../../components/ui/beside.tsx";
import { monthText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { goalStatus } from "../goals/goal-text.ts";
import { useHomeGoal } from "../goals/home-goal.ts";
import { useGoals } from "../goals/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./open-questions.module.css";

type WithNextGoalProps = {
  holder: HolderFilter;
  lines: readonly ReactNode[];
  render: (lines: readonly ReactNode[]) => ReactNode;
};

/** Adds the goal whose day comes next. */
export function WithNextGoal({ holder, lines, render }: WithNextGoalProps) {
  const { data: goals } = useGoals(holder);
  const { hide } = useHomeGoal();
  const [today] = useState(() => indianDay(new Date()));
  const next = goals?.find(({ on }) => on > today);
  if (next === undefined) return render(lines);
  const line = (
    <li key="goal">
      <NextGoal goal={next} onDismiss={hide} />
    </li>
  );
  return render([...lines, line]);
}

const NextGoal = ({ goal, onDismiss }: { goal: GoalView; onDismiss: () => void }) => (
  <div className={`${layout.row3} ${styles.saving}`}>
    <Link to="/goals" search={{ goal: goal.id }} className={`${layout.row3} ${styles.link}`}>
      <span className={styles.text}>
        <span className={`${look.clipped} ${styles.name}`}>{goal.name}</span>
        <span className={look.note}>
          <Beside parts={[goalStatus(goal), monthText(goal.on)]} />
        </span>
      </span>
    </Link>
    <button
      type="button"
      className={look.icon}
      aria-label={t("Do not show this on Home")}
      onClick={onDismiss}
    >
      <X size={18} aria-hidden />
    </button>
  </div>
);
