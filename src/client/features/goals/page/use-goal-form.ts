import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Goal } from "../../../../shared/goals/schema.ts";
import { isHeldBy } from "../../../../shared/holders/held-by.ts";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import type { Failure } from "../../../api/failure.ts";
import { checked } from "../../../components/form/checked.ts";
import { useForm } from "../../../components/form/use-form.ts";
import { useSeenVersion } from "../../../components/form/use-seen-version.ts";
import { useTargets } from "../../targets/targets.ts";
import { useAddGoal, useUpdateGoal } from "../mutations.ts";
import {
  equityShareOf,
  expectedText,
  goalDraftOf,
  newGoalDraft,
  parseGoalDraft,
  type GoalDraft,
} from "./goal-draft.ts";

export type GoalForm = ReturnType<typeof useGoalForm>;

/**
 * The form of a goal that is added or changed.
 * @param goal null to add one
 * @param holder whose goal a new one is at first
 */
export function useGoalForm(
  { goal, holder, funds }: { goal: Goal | null; holder: HolderFilter; funds: readonly Fund[] },
  onSaved: () => void,
) {
  // One id while the dialog is open, so that sending again stores nothing twice.
  const [id] = useState(() => goal?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(() =>
    goal === null ? newGoalDraft(holder) : goalDraftOf(goal),
  );
  const { data: targets } = useTargets(undefined);
  const person = draft.holderId === "" ? undefined : draft.holderId;
  const offered = funds.filter((fund) => isHeldBy(fund, person));
  const equityShare =
    targets === undefined
      ? null
      : equityShareOf(
          draft.parts,
          draft.parts.length === 0 ? offered : funds,
          new Map(targets.kinds.map(({ fundId, kind }) => [fundId, kind])),
        );
  const { version, onRefused } = useSeenVersion(goal?.version ?? 0, "goals/changed");
  const [add, update] = [useAddGoal(), useUpdateGoal()];
  const form = useForm({
    read: () => checked(parseGoalDraft(id, draft, equityShare)),
    send: (input, settled) => {
      if (goal === null) return add.mutate(input, settled);
      const { id: _id, ...data } = input;
      update.mutate({ id, version, data }, settled);
    },
    isPending: add.isPending || update.isPending,
    explain: (failure) => {
      onRefused(failure);
      return showAtField(failure);
    },
    onSaved,
  });
  const change = (part: Partial<GoalDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part), "percent");
  };
  const expected = expectedText(draft, equityShare);
  return { id, form, draft, change, offered, equityShare, expected };
}

const showAtField = (failure: Failure): Failure =>
  failure.appCode === "goals/over-hundred" || failure.appCode === "funds/not-found"
    ? { ...failure, fieldErrors: { parts: failure.message } }
    : failure;
