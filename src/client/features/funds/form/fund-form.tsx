import { useQuery } from "@tanstack/react-query";
import { useCanGoBack } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { parseAmount } from "../../../../shared/number-format.ts";
import { doubtsOfTotals, type Doubt } from "../../../../shared/funds/doubt.ts";
import { allFieldsRequired } from "../../../../shared/funds/fund-fields.ts";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import { DoubtNotice } from "../../../components/form/doubt-notice.tsx";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { doubtText } from "../../../language/doubt-text.ts";
import { t, translate } from "../../../language/text.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import type { SchemeChoice } from "../../schemes/scheme-list.ts";
import { CategoryField } from "./category-field.tsx";
import { schemeOf, valueDraft, pickScheme, type FundDraft } from "./fund-draft.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./fund-form.module.css";
import { HolderField } from "./holder-field.tsx";
import { SinceField } from "./since-field.tsx";
import { SchemeField } from "../../schemes/scheme-field.tsx";
import { RestoredDraft } from "../../../components/form/restored-draft.tsx";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { ValuationPreview } from "./valuation-preview.tsx";

type FundFormProps = {
  label: string;
  draftKey: DraftKey;
  initial: FundDraft;
  derived?: ReactNode;
  button: { idle: string; busy: string };
  isPending: boolean;
  aboutHolder?: ReactNode;
  asksSince?: boolean;
  /** Called with a valid fund; `refused` shows the server's refusal and keeps what was typed. */
  onFund: (
    fund: AddFundInput,
    refused: (error: unknown) => void,
    since: Pick<FundDraft, "since" | "sinceDate">,
  ) => void;
};

export function FundForm({
  label,
  draftKey,
  initial,
  derived,
  button,
  isPending,
  aboutHolder,
  asksSince = false,
  onFund,
}: FundFormProps) {
  const { draft, setDraft, id, renewId, isRestored, discard } = useStoredDraft(draftKey, initial);
  // The scheme list is the largest download: after a navigation it loads immediately, on a first visit with the first focus.
  const [isUsed, setIsUsed] = useState(useCanGoBack());
  const list = useQuery({ ...schemeListQuery, enabled: isUsed });
  const scheme = schemeOf(draft, list.data);

  const read = async (): Promise<Read<Checked>> => {
    const { checkFund, checkSince } = await loadCheck();
    const fund = checkFund(draft);
    if ("input" in fund) {
      const since = checkSince(draft, fund.input.schemeName);
      if ("errors" in since) return since;
      return { input: { fund: { ...fund.input, id }, doubts: since.doubts } };
    }
    if (fund.missing.length > 0) notify.error(translate(allFieldsRequired));
    return { errors: fund.errors };
  };
  const { props, errors, message, question, isBusy, clear } = useForm({
    read,
    send: ({ fund }, { onError }) => onFund(fund, onError, draft),
    isPending,
    doubtsAbout: ({ fund, doubts }) => [
      ...doubts.map((doubt) => ({ text: doubtText(doubt), field: "sinceDate" })),
      ...(derived === undefined && parseAmount(initial.investedAmount) !== 0
        ? doubtsOfTotals(fund, scheme?.nav == null ? null : Number(scheme.nav)).map((doubt) => ({
            text: doubtText(doubt),
            field: "investedAmount",
          }))
        : []),
    ],
    messageOf: () => undefined,
    renewId,
  });

  const change = (part: Partial<FundDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    clear(...Object.keys(part));
  };

  const onFocus = () => {
    setIsUsed(true);
    // Without it, the form says so when it is sent.
    void loadCheck().catch(() => undefined);
  };

  return (
    <form
      {...props}
      className={`${layout.stack4} ${styles.form}`}
      aria-label={label}
      onFocus={onFocus}
    >
      {isRestored && <RestoredDraft onDiscard={discard} />}
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
          onPick={(picked) => {
            setDraft((current) => pickScheme(current, picked));
            clear("schemeName", "amfiCode", "category");
          }}
        />
        <HolderField
          holderId={draft.holderId}
          error={errors["holderId"]}
          onHolder={(holderId) => change({ holderId })}
        />
        {draft.holderId !== initial.holderId && aboutHolder}
        <div className={styles.pair}>
          <Field label={t("Folio number")} error={errors["folioNumber"]}>
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
            offered={draft.offeredCategory}
            error={errors["category"]}
            onText={(category) => change({ category })}
          />
        </div>
        {derived ?? (
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
        )}
      </div>
      {derived === undefined && (
        <ValuationPreview scheme={scheme} valuation={valueDraft(draft, scheme)} />
      )}
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
    </form>
  );
}

type Checked = { fund: AddFundInput; doubts: readonly Doubt[] };

const noSchemes: readonly SchemeChoice[] = [];

/** The contract's code is not needed until something is typed. */
const loadCheck = () => import("./check-fund.ts");
