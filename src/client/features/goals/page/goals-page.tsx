import { Target } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { GoalView } from "../../../../shared/goals/schema.ts";
import type { Holder, HolderFilter } from "../../../../shared/holders/holder.ts";
import { indianDay } from "../../../../shared/dates.ts";
import { asOneQuery, LoadFailure } from "../../../components/load-failure.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Info } from "../../../components/ui/info.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { useFunds } from "../../funds/queries.ts";
import { useDeleteGoal } from "../mutations.ts";
import { useGoals } from "../queries.ts";
import { HolderChips } from "../../holders/holder-chips.tsx";
import { HolderTitle } from "../../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../../holders/use-chosen-holder.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { GoalItem } from "./goal-item.tsx";
import styles from "./goals.module.css";
import type { GoalsSearch } from "./goals-search.ts";
import { upcomingFirst } from "./upcoming-first.ts";

const GoalDialog = lazy(async () => ({ default: (await import("./goal-dialog.tsx")).GoalDialog }));

type GoalsPageProps = { search: GoalsSearch; onHolder: (holder: HolderFilter) => void };
type Open = { dialog: "add" } | { dialog: "edit" | "delete"; id: string };

export function GoalsPage({ search, onHolder }: GoalsPageProps) {
  const { holders, holder, holderName } = useChosenHolder(search);
  const list = useFunds();
  const goalList = useGoals(holder);
  const { data: allGoals } = useGoals(undefined);
  const [open, setOpen] = useState<Open | null>(null);
  const { fundList } = list;
  const { data: goals } = goalList;
  const isLoaded = fundList !== undefined && goals !== undefined;
  const query = asOneQuery(list, goalList);
  return (
    <Page
      title={titleWithHolder(t("Goals"), holderName)}
      back="/planning"
      aside={isLoaded && goals.length > 0 && <AddGoal onAdd={() => setOpen({ dialog: "add" })} />}
      isTight
    >
      <HolderTitle page="Goals" name={holderName} />
      <HolderChips holders={holders} holder={holder} onHolder={onHolder} />
      {isLoaded ? (
        goals.length === 0 ? (
          <EmptyState
            icon={Target}
            title={t("What are you saving for?")}
            text={t(
              "A school, a house, retirement: enter what it costs today and when you need it, and see what it takes.",
            )}
          >
            <AddGoal onAdd={() => setOpen({ dialog: "add" })} />
          </EmptyState>
        ) : (
          <Filled
            goals={goals}
            funds={fundList.funds}
            chosen={search.goal}
            onEdit={(id) => setOpen({ dialog: "edit", id })}
            onDelete={(id) => setOpen({ dialog: "delete", id })}
          />
        )
      ) : query.error !== null ? (
        <LoadFailure title={t("Your goals could not be loaded")} query={query} />
      ) : (
        <GoalsSkeleton />
      )}
      {isLoaded && (
        <GoalDialogs
          open={open}
          goals={allGoals ?? []}
          funds={fundList.funds}
          holders={holders}
          holder={holder}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

type GoalDialogsProps = {
  open: Open | null;
  goals: readonly GoalView[];
  funds: readonly Fund[];
  holders: readonly Holder[];
  holder: HolderFilter;
  onClose: () => void;
};

function GoalDialogs({ open, goals, funds, holders, holder, onClose }: GoalDialogsProps) {
  if (open === null) return null;
  const goal = open.dialog === "add" ? null : (goals.find(({ id }) => id === open.id) ?? null);
  if (open.dialog === "delete") return goal && <DeleteGoal goal={goal} onClose={onClose} />;
  return (
    <Suspense>
      <GoalDialog {...{ goal, goals, funds, holders, holder, onClose }} />
    </Suspense>
  );
}

const AddGoal = ({ onAdd }: { onAdd: () => void }) => (
  <Button className={styles.actions} onClick={onAdd}>
    {t("Add a goal")}
  </Button>
);

const GoalsSkeleton = () => (
  <div role="status" aria-label={t("Loading your goals")} className={layout.stack4}>
    {[1, 2].map((row) => (
      <Skeleton key={row} width="100%" height="4.5rem" />
    ))}
  </div>
);

type FilledProps = {
  goals: readonly GoalView[];
  funds: readonly Fund[];
  chosen: string | undefined;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
};

function Filled({ goals, funds, chosen, onEdit, onDelete }: FilledProps) {
  const [today] = useState(() => indianDay(new Date()));
  return (
    <div className={layout.stack4}>
      <p>
        <SampleNavs />
      </p>
      {upcomingFirst(goals, today).map((goal, index) => (
        <GoalItem
          key={goal.id}
          goal={goal}
          funds={funds}
          isFirst={chosen === undefined && index === 0}
          isChosen={goal.id === chosen}
          onEdit={() => onEdit(goal.id)}
          onDelete={() => onDelete(goal.id)}
        />
      ))}
      <div className={look.note}>
        {t("Other calculators may show a little more.")}
        <Info name={t("The monthly return")}>
          <p>
            {t(
              "Many calculators take a twelfth of the yearly return as the monthly return: for ₹5,000 a month at 12% they show ₹64,047 after a year. This page shows ₹63,832, which XIRR also calls 12%.",
            )}
          </p>
        </Info>{" "}
        {t("Nothing here is advice.")}
      </div>
    </div>
  );
}

function DeleteGoal({ goal, onClose }: { goal: GoalView; onClose: () => void }) {
  const { mutate: deleteGoal } = useDeleteGoal();
  return (
    <ConfirmDialog
      title={t("Delete goal?")}
      confirmLabel={t("Delete")}
      isDestructive
      onClose={onClose}
      onConfirm={() => deleteGoal({ id: goal.id })}
    >
      <p>{goal.name}</p>
      <p>{t("Your funds and SIPs stay. You can restore the goal for 30 days.")}</p>
    </ConfirmDialog>
  );
}
