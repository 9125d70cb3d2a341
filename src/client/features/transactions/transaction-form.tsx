import { useState, type SubmitEvent } from "react";
import { toFieldErrors } from "../../../shared/contract.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNav } from "../../../shared/number-format.ts";
import { hasStampDuty } from "../../../shared/transactions/derive-figures.ts";
import { transactionFields, type Transaction } from "../../../shared/transactions/schema.ts";
import { transactionTypes, type TransactionType } from "../../../shared/transactions/types.ts";
import { failureOf, isRefusal } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { AmountInput } from "../../components/ui/amount-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { DateInput } from "./date-input.tsx";
import { usePricedFund, type PricedFund } from "./priced-fund.ts";
import { useAddTransaction, useUpdateTransaction } from "./mutations.ts";
import styles from "./transaction-form.module.css";
import {
  isAmountInconsistent,
  draftFrom,
  withDerivedFields,
  hasMoney,
  hasUnits,
  knownNav,
  newDraft,
  transactionOf,
  type TransactionDraft,
} from "./transaction-draft.ts";
import { commonTypes, typeName } from "../../language/type-names.ts";

export type TransactionFormProps = {
  userId: string;
  fund: Fund;
  transaction?: Transaction;
  start?: Partial<TransactionDraft>;
  onSaved: () => void;
  onCancel: () => void;
};

export function TransactionForm(props: TransactionFormProps) {
  const { userId, fund, transaction, start, onSaved, onCancel } = props;
  const [initial] = useState(() =>
    transaction === undefined ? newDraft(start) : draftFrom(transaction),
  );
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    {
      userId,
      form: `transaction ${transaction?.id ?? `${fund.id} ${start?.type ?? ""}`}`,
      version: transaction?.updatedAt ?? "",
    },
    initial,
  );
  const [message, setMessage] = useState<string>();
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const [add, update] = [useAddTransaction(forget), useUpdateTransaction(forget)];
  const isBusy = add.isPending || update.isPending;
  const priced = usePricedFund(fund, draft.date);
  const shown = withDerivedFields(draft, priced);
  const change = (part: Partial<TransactionDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    clear(...Object.keys(part).map((name) => (name === "money" ? "amount" : name)));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const fields = transactionFields.safeParse({
      ...transactionOf(draft, priced),
      cost: transaction?.cost ?? null,
      acquiredOn: transaction?.acquiredOn ?? null,
    });
    if (!fields.success) return refuse(toFieldErrors(fields.error));
    accept();
    const options = {
      onSuccess: onSaved,
      onError: (error: unknown) => {
        const failure = failureOf(error);
        setMessage(formMessage(failure));
        refuse(failure.fieldErrors);
        // What was refused may be sent again with other data; what may have been stored keeps its id.
        if (isRefusal(error)) renewId();
      },
    };
    if (transaction === undefined) {
      return add.mutate({ ...fields.data, id, fundId: fund.id }, options);
    }
    const { pairId: _, ...data } = fields.data;
    update.mutate({ id: transaction.id, data: { ...data, confirmed: true } }, options);
  };

  const amount = (
    name: "money" | "units" | "nav" | "stampDuty" | "exitLoad" | "stt" | "tds",
    label: string,
    hint?: string,
  ) => (
    <Field label={label} error={errors[name === "money" ? "amount" : name]} hint={hint}>
      {(control) => (
        <AmountInput
          {...control}
          name={name}
          value={shown[name]}
          onAmount={(text) => change({ [name]: text })}
        />
      )}
    </Field>
  );

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <div className={styles.pair}>
        <TypeField type={draft.type} error={errors["type"]} onType={(type) => change({ type })} />
        <Field label={t("Date")} error={errors["date"]}>
          {(control) => (
            <DateInput {...control} value={draft.date} onDate={(date) => change({ date })} />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        {hasMoney(draft.type) && amount("money", moneyLabel(draft.type))}
        {hasUnits(draft.type) && amount("units", t("Units"))}
      </div>
      {hasMoney(draft.type) && hasUnits(draft.type) && (
        <div className={styles.pair}>
          {amount("nav", t("NAV (₹)"), navHint(draft, priced))}
          {hasStampDuty(draft.type) &&
            amount("stampDuty", t("Stamp duty (₹)"), t("included in the amount"))}
        </div>
      )}
      <details className={styles.more}>
        <summary>{t("Charges and note")}</summary>
        <div className={styles.three}>
          {amount("exitLoad", t("Exit load (₹)"))}
          {amount("stt", t("STT (₹)"))}
          {amount("tds", t("TDS (₹)"))}
        </div>
        <Field label={t("Note")} error={errors["note"]}>
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
      <FormFailure message={message} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? t("Saving...") : t("Save")}
        </Button>
      </div>
    </form>
  );
}

const moneyLabel = (type: TransactionType): string => {
  if (hasStampDuty(type) && type !== "reversal") return t("Amount paid (₹)");
  return type === "opening" ? t("Cost (₹)") : t("Amount (₹)");
};

function navHint(draft: TransactionDraft, fund: PricedFund): string {
  if (isAmountInconsistent(draft, fund)) return t("Units × NAV does not match the amount.");
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

function TypeField({ type, error, onType }: TypeFieldProps) {
  const others = transactionTypes.filter((other) => !commonTypes.includes(other));
  const option = (name: TransactionType) => (
    <option key={name} value={name}>
      {typeName(name)}
    </option>
  );
  return (
    <Field label={t("Type")} error={error}>
      {(control) => (
        <select
          {...control}
          name="type"
          value={type}
          onChange={({ target }) => onType(target.value as TransactionType)}
        >
          {commonTypes.map(option)}
          <optgroup label={t("More")}>{others.map(option)}</optgroup>
        </select>
      )}
    </Field>
  );
}
