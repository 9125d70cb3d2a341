import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import { suggestedCategory } from "../../../shared/schemes/suggested-category.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { deriveFigures } from "../../../shared/transactions/derive-figures.ts";
import { switchInput } from "../../../shared/transactions/schema.ts";
import { checked } from "../../components/form/checked.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { schemeListQuery } from "../schemes/queries.ts";
import { SchemeField } from "../schemes/scheme-field.tsx";
import type { SchemeChoice } from "../schemes/scheme-list.ts";
import { DateInput } from "./date-input.tsx";
import { useSwitchFunds } from "./mutations.ts";
import { usePricedFund, type PricedFund } from "./priced-fund.ts";
import { useLoadedTransactions } from "./queries.ts";
import { withRefusedField } from "./refused-field.ts";
import { switchDoubts } from "./switch-doubts.ts";
import { knownNav, lastNavDay } from "./transaction-draft.ts";
import layout from "../../styles/layout.module.css";
import styles from "./transaction-form.module.css";

type SwitchDialogProps = {
  userId: string;
  from: Fund;
  funds: readonly Fund[];
  onClose: () => void;
};

/** In the list of funds: a scheme that is searched for. */
const anotherScheme = "another";

const blank = {
  toFundId: "",
  schemeName: "",
  code: "",
  unitsOut: "",
  unitsIn: "",
  amount: "",
  stampDuty: "",
};
type Draft = typeof blank & { date: string; newFundId: string };

export function SwitchDialog({ userId, from, funds, onClose }: SwitchDialogProps) {
  const [initial] = useState<Draft>(() => ({
    ...blank,
    date: lastNavDay(from),
    newFundId: crypto.randomUUID(),
  }));
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    { userId, form: `switch ${from.id}`, version: "" },
    initial,
  );
  const { mutate, isPending } = useSwitchFunds(forget);
  const others = funds.filter((fund) => fund.id !== from.id && fund.hasTransactions);
  const isSearched = others.length === 0 || draft.toFundId === anotherScheme;
  const list = useQuery({ ...schemeListQuery, enabled: isSearched });
  const scheme = isSearched
    ? (list.data?.schemes.find(({ code }) => code !== null && code === draft.code) ?? null)
    : null;
  const fund = others.find(({ id: other }) => other === draft.toFundId);
  const to = scheme === null ? fund : schemeAsFund(scheme);
  const [pricedFrom, pricedTo] = [usePricedFund(from, draft.date), usePricedFund(to, draft.date)];
  const shown = withDerivedFields(draft, pricedFrom, pricedTo);
  const { data: own } = useLoadedTransactions(from.id);
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part));
  };

  const form = useForm({
    read: () => {
      const { date } = draft;
      if (to === undefined) {
        return isSearched
          ? { errors: { schemeName: t("Choose a scheme of the list") } }
          : { errors: { toFundId: t("Choose a fund") } };
      }
      return checked(
        switchInput.safeParse({
          id,
          fromFundId: from.id,
          ...(scheme === null
            ? { toFundId: draft.toFundId }
            : { toScheme: schemeToAdd(scheme, draft.newFundId, from.category) }),
          date,
          unitsOut: parseAmount(shown.unitsOut),
          unitsIn: parseAmount(shown.unitsIn),
          amount: parseAmount(shown.amount),
          stampDuty: shown.stampDuty === "" ? 0 : parseAmount(shown.stampDuty),
        }),
      );
    },
    send: mutate,
    isPending,
    doubtsAbout: (input) =>
      to === undefined
        ? []
        : switchDoubts(
            input,
            {
              fund: from,
              priced: pricedFrom,
              transactions: own?.transactions ?? [],
              lots: own?.lots ?? [],
            },
            { fund: to, priced: pricedTo, transactions: [] },
          ),
    explain: withRefusedField("unitsOut"),
    onSaved: onClose,
    renewId,
  });

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
    <Dialog title={t("Switch to another fund")} closeButton isSheet onClose={onClose}>
      <form {...form.props} className={layout.column2}>
        {isRestored && <RestoredDraft onDiscard={discard} />}
        {others.length > 0 && (
          <Field label={t("To")} error={form.errors["toFundId"]}>
            {(control) => (
              <select
                {...control}
                name="toFundId"
                value={draft.toFundId}
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
        {isSearched && (
          <SchemeField
            text={draft.schemeName}
            scheme={scheme}
            schemes={list.data?.schemes ?? []}
            isPending={list.isPending}
            error={form.errors["schemeName"]}
            onText={(schemeName) => change({ schemeName, code: "" })}
            onPick={({ name, code }) => change({ schemeName: name, code: code ?? "" })}
          />
        )}
        <div className={styles.pair}>
          <Field label={t("Date")} error={form.errors["date"]}>
            {(control) => (
              <DateInput {...control} value={draft.date} onDate={(date) => change({ date })} />
            )}
          </Field>
          {amount("amount", t("Amount (₹)"))}
        </div>
        <div className={styles.pair}>
          {amount("unitsOut", t("Units out"))}
          {amount("unitsIn", t("Units in"))}
        </div>
        {amount("stampDuty", t("Stamp duty (₹)"), t("included in the amount"))}
        <FormActions form={form} save={t("Switch")} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const schemeAsFund = ({ name, code, nav, navDate }: SchemeChoice) => ({
  schemeName: name,
  firstDate: null,
  amfiCode: code,
  nav: Number(nav),
  navDate,
});

const schemeToAdd = ({ name, code, category }: SchemeChoice, id: string, otherwise: string) => ({
  id,
  schemeName: name,
  amfiCode: code,
  category: suggestedCategory(category, name) ?? otherwise,
});

/** The fields with what follows from them and the NAVs of the day, as texts; a typed one stays as it is. */
function withDerivedFields(draft: Draft, from: PricedFund, to: PricedFund): Draft {
  const { date } = draft;
  const out = deriveFigures(
    {
      money: parseAmount(draft.amount),
      units: parseAmount(draft.unitsOut),
      nav: knownNav(from, date),
      stampDuty: 0,
    },
    "switch-out",
    date,
  );
  const into = deriveFigures(
    {
      money: out.money,
      units: parseAmount(draft.unitsIn),
      nav: knownNav(to, date),
      stampDuty: parseAmount(draft.stampDuty),
    },
    "switch-in",
    date,
  );
  const shown = (typed: string, value: number | null, max: number): string =>
    typed !== "" || value === null ? typed : formatNumber(value, { max });
  return {
    ...draft,
    amount: shown(draft.amount, out.money, 2),
    unitsOut: shown(draft.unitsOut, out.units, 6),
    stampDuty: shown(draft.stampDuty, into.stampDuty, 2),
    unitsIn: shown(draft.unitsIn, into.units, 6),
  };
}
