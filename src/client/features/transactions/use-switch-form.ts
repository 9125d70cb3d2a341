import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import { suggestedCategory } from "../../../shared/schemes/suggested-category.ts";
import { deriveFigures } from "../../../shared/transactions/derive-figures.ts";
import { switchInput } from "../../../shared/transactions/schema.ts";
import { checked } from "../../components/form/checked.ts";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { t } from "../../language/text.ts";
import { schemeListQuery } from "../schemes/queries.ts";
import type { SchemeChoice } from "../schemes/scheme-list.ts";
import { useSwitchFunds } from "./mutations.ts";
import { usePricedFund, type PricedFund } from "./priced-fund.ts";
import { useLoadedTransactions } from "./queries.ts";
import { withRefusedField } from "./refused-field.ts";
import { switchDoubts } from "./switch-doubts.ts";
import { knownNav, lastNavDay } from "./transaction-draft.ts";

export type SwitchDialogProps = {
  userId: string;
  from: Fund;
  funds: readonly Fund[];
  onClose: () => void;
};

/** The value of the last option in the list of funds: a scheme that is searched for. */
export const anotherScheme = "another";

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

/** The form of a switch, and the scheme that is searched for where the target is not a held fund. */
export function useSwitchForm({ userId, from, funds, onClose }: SwitchDialogProps) {
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
  // No fund house switches units from one person to another.
  const others = funds.filter(
    ({ id: other, holderId, hasTransactions }) =>
      other !== from.id && holderId === from.holderId && hasTransactions,
  );
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
            change,
          ),
    explain: withRefusedField("unitsOut"),
    onSaved: onClose,
    renewId,
  });

  return {
    form,
    shown,
    change,
    restored: { isRestored, discard },
    others,
    search: isSearched
      ? { scheme, schemes: list.data?.schemes ?? [], isPending: list.isPending }
      : null,
  };
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
  const shown = (typed: string, value: number | null, max: number, min = 0): string =>
    typed !== "" || value === null ? typed : formatNumber(value, { min, max });
  return {
    ...draft,
    amount: shown(draft.amount, out.money, 2, 2),
    unitsOut: shown(draft.unitsOut, out.units, 6),
    stampDuty: shown(draft.stampDuty, into.stampDuty, 2, 2),
    unitsIn: shown(draft.unitsIn, into.units, 6),
  };
}
