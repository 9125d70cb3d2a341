import { useState } from "react";
import { latestDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNav, formatUnits } from "../../../shared/number-format.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { excessUnits, heldUnits } from "../../../shared/transactions/balances.ts";
import { hasStampDuty } from "../../../shared/transactions/derive-figures.ts";
import { doubtsOf } from "../../../shared/transactions/doubts.ts";
import { recordedInstalmentDoubts } from "../../../shared/transactions/instalment-of-purchase.ts";
import { transactionFields, type Transaction } from "../../../shared/transactions/schema.ts";
import { transactionTypes, type TransactionType } from "../../../shared/transactions/types.ts";
import { checked } from "../../components/form/checked.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Field } from "../../components/ui/field.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { DateInput } from "./date-input.tsx";
import { usePricedFund, type PricedFund } from "./priced-fund.ts";
import { askedDoubts, doubtContext } from "./doubt-context.ts";
import { useAddTransaction, useUpdateTransaction } from "./mutations.ts";
import { useLoadedTransactions } from "./queries.ts";
import { withRefusedField } from "./refused-field.ts";
import layout from "../../styles/layout.module.css";
import styles from "./transaction-form.module.css";
import {
  transactionDraftOf,
  withDerivedFields,
  hasMoney,
  hasUnits,
  knownNav,
  newTransactionDraft,
  transactionOf,
  type TransactionDraft,
} from "./transaction-draft.ts";
import { commonTypes, typeName } from "../../language/type-names.ts";

export type TransactionFormProps = {
  userId: string;
  fund: Fund;
  transaction?: Transaction;
  sip?: Sip | undefined;
  start?: Partial<TransactionDraft>;
  onSaved: () => void;
  onCancel: () => void;
};

export function TransactionForm(props: TransactionFormProps) {
  const { userId, fund, transaction, sip, start, onSaved, onCancel } = props;
  const [initial] = useState(() =>
    transaction === undefined
      ? newTransactionDraft(fund, sip, start)
      : transactionDraftOf(transaction),
  );
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    {
      userId,
      form: `transaction ${transaction?.id ?? `${fund.id} ${start?.type ?? ""}`}`,
      version: transaction?.updatedAt ?? "",
    },
    initial,
  );
  const [add, update] = [useAddTransaction(forget), useUpdateTransaction(forget)];
  const priced = usePricedFund(fund, draft.date);
  const { data: list } = useLoadedTransactions(fund.id);
  const shown = withDerivedFields(draft, priced);
  const change = (part: Partial<TransactionDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part).map((name) => (name === "money" ? "amount" : name)));
  };

  const form = useForm({
    read: () => {
      // The figures follow from the day's NAV: without it they would be what is missing.
      if (draft.date > latestDate(new Date()))
        return { errors: { date: t("Date cannot be in the future") } };
      const parsed = transactionFields.safeParse({
        ...transactionOf(draft, priced),
        cost: transaction?.cost ?? null,
        acquiredOn: transaction?.acquiredOn ?? null,
      });
      const earlier = (list?.transactions ?? []).filter(
        ({ id: own, date }) => own !== (transaction?.id ?? id) && date <= draft.date,
      );
      if (list !== undefined && parsed.success && excessUnits(parsed.data, earlier) > 0) {
        const held = formatUnits(heldUnits(earlier));
        return {
          errors: { units: t("Only {units} units were held on this day", { units: held }) },
        };
      }
      return checked(parsed);
    },
    send: (fields, settled) => {
      if (transaction === undefined) {
        return add.mutate({ ...fields, id, fundId: fund.id }, settled);
      }
      const { pairId: _, ...data } = fields;
      update.mutate({ id: transaction.id, data: { ...data, confirmed: true } }, settled);
    },
    isPending: add.isPending || update.isPending,
    doubtsAbout: (fields) => {
      const known = {
        fund,
        priced,
        transactions: list?.transactions ?? [],
        lots: list?.lots ?? [],
        sold: list?.sold ?? [],
      };
      const context = doubtContext(known, fields.date, transaction?.id);
      const entry = { ...fields, pairId: transaction?.pairId ?? null };
      // Does not ask again what the user confirmed when it was stored.
      const others = known.transactions.filter(({ id: own }) => own !== (transaction?.id ?? id));
      const doubts = (each: typeof entry) =>
        askedDoubts([
          ...doubtsOf(each, context),
          ...(transaction?.sipId == null ? recordedInstalmentDoubts(each, others) : []),
        ]);
      const before = transaction === undefined ? [] : doubts(transaction);
      return doubts(entry).filter(({ text }) => !before.some((stored) => stored.text === text));
    },
    explain: withRefusedField(hasUnits(draft.type) ? "units" : "type"),
    onSaved,
    renewId,
  });

  const amount = (
    name: "money" | "units" | "nav" | "stampDuty" | "exitLoad" | "stt" | "tds",
    label: string,
    hint?: string,
  ) => (
    <AmountField
      label={label}
      error={form.errors[name === "money" ? "amount" : name]}
      hint={hint}
      name={name}
      value={shown[name]}
      onAmount={(text) => change({ [name]: text })}
    />
  );

  return (
    <form {...form.props} className={layout.column2}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <div className={styles.pair}>
        <TypeField
          type={draft.type}
          error={form.errors["type"]}
          onType={(type) => change({ type })}
        />
        <Field label={t("Date")} error={form.errors["date"]}>
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
      <FormActions form={form} onCancel={onCancel} />
    </form>
  );
}

const moreFields = ["exitLoad", "stt", "tds", "note"];

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
