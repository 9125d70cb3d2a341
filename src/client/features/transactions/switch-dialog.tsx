import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { SchemeField } from "../schemes/scheme-field.tsx";
import { DateInput } from "./date-input.tsx";
import { anotherScheme, useSwitchForm, type SwitchDialogProps } from "./use-switch-form.ts";
import layout from "../../styles/layout.module.css";
import styles from "./transaction-form.module.css";

export function SwitchDialog(props: SwitchDialogProps) {
  const { form, shown, change, restored, others, search } = useSwitchForm(props);
  const amount = (
    name: "unitsOut" | "unitsIn" | "amount" | "stampDuty",
    label: string,
    hint?: string,
  ) => (
    <AmountField
      label={label}
      error={form.errors[name]}
      hint={hint}
      name={name}
      value={shown[name]}
      onAmount={(text) => change({ [name]: text })}
    />
  );

  return (
    <Dialog title={t("Switch to another fund")} closeButton isSheet onClose={props.onClose}>
      <form {...form.props} className={layout.column2}>
        {restored.isRestored && <RestoredDraft onDiscard={restored.discard} />}
        {others.length > 0 && (
          <Field label={t("To")} error={form.errors["toFundId"]}>
            {(control) => (
              <select
                {...control}
                name="toFundId"
                value={shown.toFundId}
                onChange={({ target }) => change({ toFundId: target.value })}
              >
                <option value="">{t("Choose a fund")}</option>
                {others.map(({ id: other, schemeName, folioNumber }) => (
                  <option key={other} value={other}>
                    {[schemeTitle(schemeName), folioNumber].join(", ")}
                  </option>
                ))}
                <option value={anotherScheme}>{t("A scheme you do not hold yet")}</option>
              </select>
            )}
          </Field>
        )}
        {search !== null && (
          <SchemeField
            text={shown.schemeName}
            {...search}
            error={form.errors["schemeName"]}
            onText={(schemeName) => change({ schemeName, code: "" })}
            onPick={({ name, code }) => change({ schemeName: name, code: code ?? "" })}
          />
        )}
        <div className={styles.pair}>
          <Field label={t("Date")} error={form.errors["date"]}>
            {(control) => (
              <DateInput {...control} value={shown.date} onDate={(date) => change({ date })} />
            )}
          </Field>
          {amount("amount", t("Amount (₹)"))}
        </div>
        <div className={styles.pair}>
          {amount("unitsOut", t("Units out"))}
          {amount("unitsIn", t("Units in"))}
        </div>
        {amount("stampDuty", t("Stamp duty (₹)"), t("included in the amount"))}
        <FormActions form={form} save={t("Switch")} onCancel={props.onClose} />
      </form>
    </Dialog>
  );
}
