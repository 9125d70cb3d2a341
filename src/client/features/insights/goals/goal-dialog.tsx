import { useState, type HTMLInputTypeAttribute } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Goal, GoalView } from "../../../../shared/goals/schema.ts";
import { givenOf } from "../../../../shared/goals/shares.ts";
import { isHeldBy } from "../../../../shared/holders/held-by.ts";
import { me, type Holder, type HolderFilter } from "../../../../shared/holders/holder.ts";
import type { Failure } from "../../../api/failure.ts";
import { checked } from "../../../components/form/checked.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { useSeenVersion } from "../../../components/form/use-seen-version.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { useAddGoal, useUpdateGoal } from "../../goals/mutations.ts";
import { HolderOptions } from "../../holders/holder-options.tsx";
import layout from "../../../styles/layout.module.css";
import { goalDraftOf, newGoalDraft, parseGoalDraft, type GoalDraft } from "./goal-draft.ts";
import { GoalPartsField } from "./goal-parts-field.tsx";
import styles from "./goals.module.css";

type GoalDialogProps = {
  /** The goal to change; null to add one. */
  goal?: Goal | undefined;
  goals: readonly GoalView[];
  funds: readonly Fund[];
  holders: readonly Holder[];
  holder: HolderFilter;
  onClose: () => void;
};

export function GoalDialog({ goal, goals, funds, holders, holder, onClose }: GoalDialogProps) {
  // One id while the dialog is open, so that sending again stores nothing twice.
  const [id] = useState(() => goal?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(() =>
    goal === undefined ? newGoalDraft(holder) : goalDraftOf(goal),
  );
  const { version, notice } = useSeenVersion(goal?.version, "goals/changed");
  const [add, update] = [useAddGoal(), useUpdateGoal()];
  const form = useForm({
    read: () => checked(parseGoalDraft(id, draft)),
    send: (input, settled) => {
      if (goal === undefined) return add.mutate(input, settled);
      const { id: _id, ...data } = input;
      update.mutate({ id, version: version ?? goal.version, data }, settled);
    },
    isPending: add.isPending || update.isPending,
    explain: (failure) => {
      notice(failure);
      return showAtField(failure);
    },
    onSaved: onClose,
  });
  const change = (part: Partial<GoalDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part), "percent");
  };
  const amount = (name: AmountName, label: string, hint?: string) => (
    <AmountField
      label={label}
      error={form.errors[name]}
      hint={hint}
      name={name}
      value={draft[name]}
      onAmount={(text) => change({ [name]: text })}
    />
  );
  const input = (name: "name" | "on", label: string, type: HTMLInputTypeAttribute) => (
    <Field label={label} error={form.errors[name]}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const own = draft.holderId === "" ? undefined : draft.holderId;
  return (
    <Dialog
      title={goal === undefined ? t("Add a goal") : t("Edit goal")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={layout.column2}>
        {input("name", t("Name"), "text")}
        {holders.length > 0 && (
          <Field label={t("Whose")} error={form.errors["holderId"] ?? null}>
            {(control) => (
              <select
                {...control}
                name="holderId"
                value={draft.holderId}
                onChange={({ target }) => change({ holderId: target.value })}
              >
                <option value="">{t("Everyone")}</option>
                <option value={me}>{t("Me")}</option>
                <HolderOptions holders={holders} />
              </select>
            )}
          </Field>
        )}
        <div className={styles.pair}>
          {amount("target", t("Amount in today's rupees (₹)"))}
          {input("on", t("Day"), "date")}
        </div>
        <div className={styles.pair}>
          {amount("inflation", t("Inflation (% a year)"), t("Your assumption"))}
          {amount("expected", t("Return (% a year)"), t("Your assumption, before tax and load"))}
        </div>
        <Disclosure
          label={t("Step-up and withdrawals")}
          isOpen={draft.stepUp !== "" || draft.withdrawal !== ""}
        >
          <div className={styles.pair}>
            {amount(
              "stepUp",
              t("Yearly step-up in percent (optional)"),
              t("Of the SIP that closes the gap"),
            )}
            {amount(
              "withdrawal",
              t("Monthly withdrawal from the day on, in today's rupees (optional)"),
            )}
          </div>
        </Disclosure>
        <GoalPartsField
          parts={draft.parts}
          funds={funds}
          offered={funds.filter((fund) => isHeldBy(fund, own))}
          given={givenOf(goals.filter((other) => other.id !== id))}
          error={form.errors["percent"] ?? form.errors["parts"]}
          onChange={(parts) => change({ parts })}
        />
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type AmountName = "target" | "inflation" | "expected" | "stepUp" | "withdrawal";

const showAtField = (failure: Failure): Failure =>
  failure.appCode === "goals/over-hundred" || failure.appCode === "funds/not-found"
    ? { ...failure, fieldErrors: { parts: failure.message } }
    : failure;
