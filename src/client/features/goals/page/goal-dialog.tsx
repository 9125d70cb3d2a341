import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Goal, GoalView } from "../../../../shared/goals/schema.ts";
import { givenOf } from "../../../../shared/goals/shares.ts";
import { me, type Holder, type HolderFilter } from "../../../../shared/holders/holder.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Info } from "../../../components/ui/info.tsx";
import { t } from "../../../language/text.ts";
import { PersonField } from "../../holders/person-field.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import type { GoalDraft } from "./goal-draft.ts";
import { GoalPartsField } from "./goal-parts-field.tsx";
import { useGoalForm, type GoalForm } from "./use-goal-form.ts";
import styles from "./goals.module.css";

type GoalDialogProps = {
  /** The goal to change; null to add one. */
  goal: Goal | null;
  goals: readonly GoalView[];
  funds: readonly Fund[];
  holders: readonly Holder[];
  holder: HolderFilter;
  onClose: () => void;
};

export function GoalDialog({ goal, goals, funds, holders, holder, onClose }: GoalDialogProps) {
  const goalForm = useGoalForm({ goal, holder, funds }, onClose);
  const { id, form, draft, change, offered } = goalForm;
  return (
    <Dialog
      title={goal === null ? t("Add a goal") : t("Edit goal")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={layout.column2}>
        <TextInput goalForm={goalForm} name="name" label={t("Name")} />
        {holders.length > 0 && <WhoseField goalForm={goalForm} holders={holders} />}
        <div className={styles.pair}>
          <AmountInput
            goalForm={goalForm}
            name="target"
            label={t("Amount in today's rupees (₹)")}
          />
          <TextInput goalForm={goalForm} name="on" label={t("Date")} type="date" />
        </div>
        <GoalPartsField
          parts={draft.parts}
          funds={funds}
          offered={offered}
          given={givenOf(goals.filter((other) => other.id !== id))}
          error={form.errors["percent"] ?? form.errors["parts"]}
          onChange={(parts) => change({ parts })}
        />
        <Assumptions goalForm={goalForm} />
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type PartProps = { goalForm: GoalForm };

const Assumptions = ({ goalForm }: PartProps) => (
  <>
    <div className={styles.pair}>
      <AmountInput
        goalForm={goalForm}
        name="inflation"
        label={t("Inflation (% a year)")}
        hint={t("Your assumption")}
      />
      <AmountField
        label={t("Return (% a year)")}
        hint={t("Your assumption, before tax and load")}
        error={goalForm.form.errors["expected"]}
        name="expected"
        value={goalForm.expected}
        onAmount={(expected) => goalForm.change({ expected })}
      />
    </div>
    <SplitRates goalForm={goalForm} />
    <Disclosure
      label={t("Step-up and withdrawals")}
      isOpen={goalForm.draft.stepUp !== "" || goalForm.draft.withdrawal !== ""}
    >
      <div className={styles.pair}>
        <AmountInput
          goalForm={goalForm}
          name="stepUp"
          label={t("Yearly step-up in percent (optional)")}
          hint={t("Of the SIP that closes the gap")}
        />
        <AmountInput
          goalForm={goalForm}
          name="withdrawal"
          label={t("Monthly withdrawal from that date on, in today's rupees (optional)")}
        />
      </div>
    </Disclosure>
  </>
);

/** The two rates that the return is proposed from. A change of one proposes it anew. */
function SplitRates({ goalForm: { draft, change, equityShare } }: PartProps) {
  if (equityShare === null) return null;
  const rateField = (name: keyof GoalDraft["rates"], label: string) => (
    <AmountField
      label={label}
      error={null}
      name={name}
      value={draft.rates[name]}
      onAmount={(text) => change({ rates: { ...draft.rates, [name]: text }, expected: null })}
    />
  );
  return (
    <div className={layout.stack1}>
      <div className={styles.pair}>
        {rateField("equity", t("Equity grows by (% a year)"))}
        {rateField("debt", t("Debt grows by (% a year)"))}
      </div>
      <div className={look.note}>
        {t("Both assumed. Your split of {equity}% equity and {debt}% debt gives the return.", {
          equity: equityShare,
          debt: 100 - equityShare,
        })}
        <Info name={t("Your split")}>
          <p>
            {t(
              "A hybrid fund counts half as equity and half as debt; gold and everything else count as debt. What your funds brought in the past is not used.",
            )}
          </p>
        </Info>
      </div>
    </div>
  );
}

const WhoseField = ({
  goalForm: { form, draft, change },
  holders,
}: PartProps & { holders: readonly Holder[] }) => (
  <PersonField
    label={t("Person")}
    name="holderId"
    error={form.errors["holderId"] ?? null}
    first={[
      ["", t("Everyone")],
      [me, t("Me")],
    ]}
    people={holders}
    value={draft.holderId}
    onChoose={(holderId) => change({ holderId })}
  />
);

type AmountInputProps = PartProps & {
  name: "target" | "inflation" | "stepUp" | "withdrawal";
  label: string;
  hint?: string;
};

const AmountInput = ({
  goalForm: { form, draft, change },
  name,
  label,
  hint,
}: AmountInputProps) => (
  <AmountField
    label={label}
    error={form.errors[name]}
    hint={hint}
    name={name}
    value={draft[name]}
    onAmount={(text) => change({ [name]: text })}
  />
);

type TextInputProps = PartProps & { name: "name" | "on"; label: string; type?: "text" | "date" };

const TextInput = ({
  goalForm: { form, draft, change },
  name,
  label,
  type = "text",
}: TextInputProps) => (
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
