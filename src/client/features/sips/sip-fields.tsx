import type { HTMLInputTypeAttribute } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";
import { formatShortRupees } from "../../../shared/number-format.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import styles from "./sip-dialog.module.css";
import type { SipDraft } from "./sip-draft.ts";

type SipFieldsProps = {
  draft: SipDraft;
  errors: FieldErrors;
  sip: Sip | undefined;
  onChange: (part: Partial<SipDraft>) => void;
};

/** A shorter month has no such day. */
const shortestMonth = 28;

export function SipFields({ draft, errors, sip, onChange }: SipFieldsProps) {
  const amount = (name: "amount" | "stepUp", label: string, hint?: string) => (
    <AmountField
      label={label}
      error={errors[name]}
      hint={hint}
      name={name}
      value={draft[name]}
      onAmount={(text) => onChange({ [name]: text })}
    />
  );
  const input = (
    name: "day" | "from" | "to",
    label: string,
    type: HTMLInputTypeAttribute,
    hint?: string,
  ) => (
    <Field label={label} error={errors[name]} hint={hint}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          inputMode={type === "text" ? "numeric" : undefined}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const dayHint = Number(draft.day) > shortestMonth ? t("or the month's last day") : "";
  return (
    <>
      <div className={styles.pair}>
        {amount("amount", t("Instalment (₹)"), amountHint(sip))}
        {input("day", t("Day of the month"), "text", dayHint)}
      </div>
      <div className={styles.pair}>
        {input("from", t("Start date"), "date")}
        {input("to", t("End date (optional)"), "date")}
      </div>
      {amount("stepUp", t("Yearly step-up in percent (optional)"))}
    </>
  );
}

const amountHint = (sip: Sip | undefined): string =>
  sip === undefined || sip.next === null || sip.next.amount === sip.amount
    ? t("stamp duty included")
    : t("in the first year; now {amount}", { amount: formatShortRupees(sip.next.amount) });
