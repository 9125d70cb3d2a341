import { lazy, Suspense, type ReactNode } from "react";
import {
  fundFieldLabels,
  fundFieldNames,
  isTotalsField,
} from "../../../../shared/funds/fund-fields.ts";
import { DoubtNotice } from "../../../components/form/doubt-notice.tsx";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import type { SchemeChoice } from "../../schemes/scheme-list.ts";
import { CategoryField } from "./category-field.tsx";
import { valueDraft, type FundDraft } from "./fund-draft.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./fund-form.module.css";
import { HolderField } from "./holder-field.tsx";
import { SinceField } from "./since-field.tsx";
import { SchemeField } from "../../schemes/scheme-field.tsx";
import { RestoredDraft } from "../../../components/form/restored-draft.tsx";
import { useFundForm, type FundFormOptions } from "./use-fund-form.ts";
import { ValuationPreview } from "./valuation-preview.tsx";

const loadSip = () => import("./sip-totals.tsx");
const SipTotals = lazy(async () => ({ default: (await loadSip()).SipTotals }));
const SipPreview = lazy(async () => ({ default: (await loadSip()).SipPreview }));

type FundFormProps = Omit<FundFormOptions, "hasTypedTotals"> & {
  label: string;
  derived?: ReactNode;
  button: { idle: string; busy: string };
  aboutHolder?: ReactNode;
  asksSince?: boolean;
};

export function FundForm(props: FundFormProps) {
  const { label, initial, derived, button, aboutHolder, asksSince = false } = props;
  const fundForm = useFundForm({ ...props, hasTypedTotals: derived === undefined });
  const { form, draft, scheme, list, restored, change } = fundForm;
  const { errors } = form;
  return (
    <form
      {...form.props}
      className={`${layout.stack4} ${styles.form}`}
      aria-label={label}
      onFocus={fundForm.onFocus}
    >
      {restored.isRestored && <RestoredDraft onDiscard={restored.discard} />}
      <div className={`${layout.column3} ${styles.fields}`}>
        {asksSince && (
          <div className={styles.since}>
            <SinceField draft={draft} error={errors["sinceDate"]} onChange={change} />
          </div>
        )}
        <SchemeField
          text={draft.schemeName}
          scheme={scheme}
          schemes={list.data?.schemes ?? noSchemes}
          isPending={list.isPending}
          error={errors["schemeName"] ?? errors["amfiCode"]}
          onText={(schemeName) => change({ schemeName, picked: null })}
          onPick={fundForm.pick}
        />
        <HolderField
          holderId={draft.holderId}
          error={errors["holderId"]}
          onHolder={(holderId) => change({ holderId })}
        />
        {draft.holderId !== initial.holderId && aboutHolder}
        <DescribingFields {...fundForm} />
        {derived ?? <Totals {...fundForm} />}
      </div>
      {derived === undefined && <Preview draft={draft} scheme={scheme} />}
      <Submit form={form} button={button} />
    </form>
  );
}

const noSchemes: readonly SchemeChoice[] = [];

type FormFields = Pick<ReturnType<typeof useFundForm>, "form" | "draft" | "change">;
type TotalsProps = FormFields & Pick<ReturnType<typeof useFundForm>, "scheme" | "changeSchedule">;

/** Those that are a plain line of text; the others have inputs of their own. */
const plainFields = fundFieldNames
  .filter((name) => !isTotalsField(name))
  .filter((name) => name !== "schemeName" && name !== "amfiCode" && name !== "category");

const DescribingFields = ({ form: { errors }, draft, change }: FormFields) => (
  <div className={styles.pair}>
    {plainFields.map((name) => (
      <Field key={name} label={t(fundFieldLabels[name])} error={errors[name]}>
        {(control) => (
          <input
            {...control}
            name={name}
            autoComplete="off"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </Field>
    ))}
    <CategoryField
      text={draft.category}
      offered={draft.offeredCategory}
      error={errors["category"]}
      onText={(category) => change({ category })}
    />
  </div>
);

function Totals({ form: { errors }, draft, scheme, change, changeSchedule }: TotalsProps) {
  if (draft.since === "sip") {
    return (
      <Suspense>
        <SipTotals
          draft={draft}
          errors={errors}
          scheme={scheme}
          onChange={change}
          onSchedule={changeSchedule}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.pair}>
      <AmountField
        label={t("Invested amount (₹)")}
        error={errors["investedAmount"]}
        name="investedAmount"
        value={draft.investedAmount}
        onAmount={(investedAmount) => change({ investedAmount })}
      />
      <AmountField
        label={t("Units")}
        error={errors["units"]}
        name="units"
        value={draft.units}
        onAmount={(units) => change({ units })}
      />
    </div>
  );
}

function Preview({ draft, scheme }: { draft: FundDraft; scheme: Scheme | null }) {
  const preview = <ValuationPreview scheme={scheme} valuation={valueDraft(draft, scheme)} />;
  return draft.since === "sip" ? (
    <Suspense fallback={preview}>
      <SipPreview draft={draft} scheme={scheme} />
    </Suspense>
  ) : (
    preview
  );
}

type SubmitProps = Pick<FormFields, "form"> & Pick<FundFormProps, "button">;

const Submit = ({ form: { message, question, isBusy }, button }: SubmitProps) => (
  <div className={layout.column3}>
    <FormFailure message={message} />
    {question !== null ? (
      <DoubtNotice {...question} />
    ) : (
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {isBusy ? button.busy : button.idle}
      </Button>
    )}
  </div>
);
