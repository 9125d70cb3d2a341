import { useState, type ChangeEvent } from "react";
import { flushSync } from "react-dom";
import { formatNav } from "../../../shared/number-format.ts";
import { hasStampDuty } from "../../../shared/transactions/derive-figures.ts";
import { transactionTypes, type TransactionType } from "../../../shared/transactions/types.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Field } from "../../components/ui/field.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { DateInput } from "./date-input.tsx";
import type { PricedFund } from "./priced-fund.ts";
import layout from "../../styles/layout.module.css";
import styles from "./transaction-form.module.css";
import { hasMoney, hasUnits, knownNav, type TransactionDraft } from "./transaction-draft.ts";
import { useTransactionForm, type TransactionFormProps } from "./use-transaction-form.ts";
import { commonTypes, typeName } from "../../language/type-names.ts";

export function TransactionForm({ onCancel, ...props }: TransactionFormProps) {
  const transactionForm = useTransactionForm(props);
  const { form, draft, priced, change, restored } = transactionForm;
  const { type, date } = draft;
  const amount = amountFields(transactionForm);
  return (
    <form {...form.props} className={layout.column2}>
      {restored.isRestored && <RestoredDraft onDiscard={restored.discard} />}
      <div className={styles.pair}>
        <TypeField
          type={type}
          error={form.errors["type"]}
          onType={(chosen) => change({ type: chosen })}
        />
        <Field label={t("Date")} error={form.errors["date"]}>
          {(control) => (
            <DateInput {...control} value={date} onDate={(chosen) => change({ date: chosen })} />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        {hasMoney(type) && amount("money", moneyLabel(type))}
        {hasUnits(type) && amount("units", t("Units"))}
      </div>
      {hasMoney(type) && hasUnits(type) && (
        <div className={styles.pair}>
          {amount("nav", t("NAV (₹)"), navHint(draft, priced))}
          {hasStampDuty(type) &&
            amount("stampDuty", t("Stamp duty (₹)"), t("included in the amount"))}
        </div>
      )}
      <ChargesAndNote {...transactionForm} />
      <FormActions form={form} onCancel={onCancel} />
    </form>
  );
}

type FormFields = Pick<
  ReturnType<typeof useTransactionForm>,
  "form" | "draft" | "shown" | "change"
>;

type AmountName = "money" | "units" | "nav" | "stampDuty" | "exitLoad" | "stt" | "tds";

const amountFields =
  ({ form, shown, change }: FormFields) =>
  (name: AmountName, label: string, hint?: string) => (
    <AmountField
      label={label}
      error={form.errors[name === "money" ? "amount" : name]}
      hint={hint}
      name={name}
      value={shown[name]}
      onAmount={(text) => change({ [name]: text })}
    />
  );

const moreFields = ["exitLoad", "stt", "tds", "note"];

function ChargesAndNote(fields: FormFields) {
  const { form, draft, change } = fields;
  const amount = amountFields(fields);
  return (
    <details
      className={styles.more}
      open={moreFields.some((name) => name in form.errors) || undefined}
    >
      <summary>{t("Charges and note")}</summary>
      <div className={styles.three}>
        {amount("exitLoad", t("Exit load (₹)"))}
        {amount("stt", t("STT (₹)"))}
        {amount("tds", t("TDS (₹)"))}
      </div>
      <Field label={t("Note")} error={form.errors["note"]}>
        {(control) => (
          <input
            {...control}
            name="note"
            autoComplete="off"
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
    </details>
  );
}

const moneyLabel = (type: TransactionType): string => {
  if (hasStampDuty(type) && type !== "reversal") return t("Amount paid (₹)");
  return type === "opening" ? t("Cost (₹)") : t("Amount (₹)");
};

function navHint(draft: TransactionDraft, fund: PricedFund): string {
  if (draft.nav !== "") return "";
  const nav = knownNav(fund, draft.date);
  if (nav !== null) {
    return t("{nav} on {day}, from the scheme list", {
      nav: formatNav(nav),
      day: dateText(draft.date),
    });
  }
  return t("No NAV for this day: enter it, or amount and units");
}

type TypeFieldProps = {
  type: TransactionType;
  error: string | undefined;
  onType: (type: TransactionType) => void;
};

/** The common types, and the one that is chosen; "More" opens the list of all. */
function TypeField({ type, error, onType }: TypeFieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const others = transactionTypes.filter(
    (other) => !commonTypes.includes(other) && (showsAll || other === type),
  );
  const option = (name: TransactionType) => (
    <option key={name} value={name}>
      {typeName(name)}
    </option>
  );
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = transactionTypes.find((each) => each === target.value);
    if (chosen !== undefined) return onType(chosen);
    flushSync(() => setShowsAll(true));
    // Where a browser can't open it, the next press does.
    if (navigator.userActivation?.isActive === true) target.showPicker?.();
  };
  return (
    <Field label={t("Type")} error={error}>
      {(control) => (
        <select {...control} name="type" value={type} onChange={choose}>
          {commonTypes.map(option)}
          {others.map(option)}
          {!showsAll && <option value="">{t("More…")}</option>}
        </select>
      )}
    </Field>
  );
}
