import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { GoalView } from "../../../../shared/goals/schema.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { showElement } from "../../../components/show-element.ts";
import { usePrinting } from "../../../components/use-printing.ts";
import { Beside } from "../../../components/ui/beside.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { monthText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { goalStatus } from "../goal-text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { GoalDetails } from "./goal-details.tsx";
import styles from "./goals.module.css";

type GoalItemProps = {
  goal: GoalView;
  funds: readonly Fund[];
  isFirst: boolean;
  isChosen: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A goal as one line that unfolds to all of it: open on paper. */
export function GoalItem({ goal, funds, isFirst, isChosen, onEdit, onDelete }: GoalItemProps) {
  const [isOpen, setIsOpen] = useState(isFirst || isChosen);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  const { name, target, value, on } = goal;
  return (
    <article ref={isChosen ? showElement : undefined} className={`${look.sheet} ${styles.goal}`}>
      <details
        open={isShown}
        onToggle={({ currentTarget }) => {
          if (!isPrinting) setIsOpen(currentTarget.open);
        }}
      >
        <summary className={styles.summary}>
          <h2 className={styles.name}>{name}</h2>
          <span className={`${look.strong} ${look.figures}`}>{goalStatus(goal)}</span>
          <ChevronDown className={look.soft} size={16} aria-hidden />
          <span className={look.note}>
            <Beside
              parts={[
                t("{value} of {amount} in today's rupees", {
                  value: formatShortRupees(roundTo(value, 0)),
                  amount: formatShortRupees(target),
                }),
                monthText(on),
              ]}
            />
          </span>
        </summary>
        {isShown && (
          <div className={`${layout.stack3} ${styles.details}`}>
            <GoalDetails goal={goal} funds={funds} />
            <div className={`${layout.wrap2} ${styles.actions}`}>
              <Button
                variant="quiet"
                aria-label={t("Edit the goal {name}", { name })}
                onClick={onEdit}
              >
                {t("Edit")}
              </Button>
              <Button
                variant="quiet"
                aria-label={t("Delete the goal {name}", { name })}
                onClick={onDelete}
              >
                {t("Delete")}
              </Button>
            </div>
          </div>
        )}
      </details>
    </article>
  );
}
