import { useState, type ReactNode } from "react";
import { indianDay } from "../../../shared/dates.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { Beside } from "../../components/ui/beside.tsx";
import { monthText } from "../../language/dates.ts";
import { goalStatus } from "../goals/goal-text.ts";
import { useGoalOnHome } from "../goals/goal-on-home.ts";
import { useGoals } from "../goals/queries.ts";
import { DismissibleLine } from "./dismissible-line.tsx";

type WithNextGoalProps = {
  holder: HolderFilter;
  lines: readonly ReactNode[];
  render: (lines: readonly ReactNode[]) => ReactNode;
};

/** Adds the next goal by date. */
export function WithNextGoal({ holder, lines, render }: WithNextGoalProps) {
  const { data: goals } = useGoals(holder);
  const { hide } = useGoalOnHome();
  const [today] = useState(() => indianDay(new Date()));
  const next = goals?.find(({ on }) => on > today);
  if (next === undefined) return render(lines);
  const line = (
    <li key="goal">
      <DismissibleLine
        link={{ to: "/goals", search: { goal: next.id } }}
        name={next.name}
        note={<Beside parts={[goalStatus(next), monthText(next.on)]} />}
        onDismiss={hide}
      />
    </li>
  );
  return render([...lines, line]);
}
