import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { fieldErrorsOf } from "../../../../shared/contract.ts";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { allFieldsRequired } from "../../../../shared/funds/schema.ts";
import { AmountInput } from "../../../components/ui/amount-input.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { notify } from "../../../components/ui/notify.ts";
import { useFieldErrors } from "../../../components/ui/use-field-errors.ts";
import { failureOf } from "../../../failure.ts";
import { schemeListQuery } from "../../nav/scheme-list.ts";
import { useAddFund } from "../queries.ts";
import styles from "./add-fund-form.module.css";
import { CategoryField } from "./category-field.tsx";
import {
  emptyDraft,
  pickedScheme,
  readDraft,
  schemeOf,
  valueDraft,
  type FundDraft,
} from "./fund-draft.ts";
import { SchemeField } from "./scheme-field.tsx";
import { useAddId } from "./use-add-id.ts";
import { ValuationPreview } from "./valuation-preview.tsx";

export function AddFundForm() {
  const [draft, setDraft] = useState(emptyDraft);
  const [message, setMessage] = useState("");
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const { data: schemes } = useQuery(schemeListQuery);
  const addIdOf = useAddId();
  const add = useAddFund();
  const navigate = useNavigate();
  const scheme = schemeOf(draft, schemes);

  const change = (part: Partial<FundDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    clear(...Object.keys(part));
  };
  const refuseForm = (sentence: string, fieldErrors: FieldErrors) => {
    setMessage(sentence);
    refuse(fieldErrors);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const fund = readDraft(draft);
    if (!fund.success) {
      const refused = fieldErrorsOf(fund.error);
      const isIncomplete = Object.values(refused).includes(allFieldsRequired);
      if (isIncomplete) notify.error(allFieldsRequired);
      return refuseForm(isIncomplete ? allFieldsRequired : "", refused);
    }
    setMessage("");
    accept();
    add.mutate(
      { ...fund.data, id: addIdOf(fund.data) },
      {
        onSuccess: () => void navigate({ to: "/funds/view-funds" }),
        onError: (error) => {
          const failure = failureOf(error);
          refuseForm(failure.message, failure.fieldErrors);
        },
      },
    );
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit} aria-label="Add fund">
      <div className={styles.fields}>
        <SchemeField
          text={draft.schemeName}
          scheme={scheme}
          error={underField(errors["schemeName"] ?? errors["amfiCode"])}
          onText={(schemeName) => change({ schemeName, picked: null })}
          onPick={(picked) => change(pickedScheme(picked))}
        />
        <div className={styles.pair}>
          <Field label="Folio number" error={underField(errors["folioNumber"])}>
            {(control) => (
              <input
                {...control}
                name="folioNumber"
                autoComplete="off"
                value={draft.folioNumber}
                onChange={({ target }) => change({ folioNumber: target.value })}
              />
            )}
          </Field>
          <CategoryField
            text={draft.category}
            error={underField(errors["category"])}
            onText={(category) => change({ category })}
          />
        </div>
        <div className={styles.pair}>
          <Field label="Invested amount (₹)" error={underField(errors["investedAmount"])}>
            {(control) => (
              <AmountInput
                {...control}
                name="investedAmount"
                value={draft.investedAmount}
                onAmount={(investedAmount) => change({ investedAmount })}
              />
            )}
          </Field>
          <Field label="Units" error={underField(errors["units"])}>
            {(control) => (
              <AmountInput
                {...control}
                name="units"
                value={draft.units}
                onAmount={(units) => change({ units })}
              />
            )}
          </Field>
        </div>
      </div>
      <ValuationPreview scheme={scheme} valuation={valueDraft(draft, scheme)} />
      <div className={styles.actions}>
        <p role="alert" className={styles.message}>
          {(add.isError || Object.keys(errors).length > 0) && message}
        </p>
        <Button type="submit" busy={add.isPending} className={styles.submit}>
          {add.isPending ? "Adding fund..." : "Add Fund"}
        </Button>
      </div>
    </form>
  );
}

/** The form says it once for all blank fields; each of them says just what it lacks. */
const underField = (error: string | undefined) =>
  error === allFieldsRequired ? "Required" : error;
