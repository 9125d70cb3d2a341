import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCanGoBack } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber, parseAmount } from "../../../../shared/number-format.ts";
import { allFieldsRequired } from "../../../../shared/funds/fund-fields.ts";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import type { AskedDoubt } from "../../../components/form/doubt-notice.tsx";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { translate } from "../../../language/text.ts";
import { navHistoryQuery } from "../../schemes/nav-history-query.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import type { SchemeChoice } from "../../schemes/scheme-list.ts";
import { askedTotals } from "./asked-totals.ts";
import type { FundToAdd } from "./check-fund.ts";
import { pickScheme, schemeOf, type FundDraft } from "./fund-draft.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";

export type FundFormOptions = {
  draftKey: DraftKey;
  initial: FundDraft;
  hasTypedTotals: boolean;
  isPending: boolean;
  /** What else is asked about a valid fund. */
  asks?: (fund: AddFundInput) => AskedDoubt[];
  /** Called with a valid fund; `refused` shows the server's refusal and keeps what was typed. */
  onFund: (
    fund: AddFundInput,
    refused: (error: unknown) => void,
    begun: Pick<FundToAdd, "transactions"> & Pick<FundDraft, "since">,
  ) => void;
};

type Checked = Pick<FundToAdd, "fund" | "transactions"> & { doubts: AskedDoubt[] };

/** The contract's code is not needed until something is typed. */
const loadCheck = () => Promise.all([import("./check-fund.ts"), import("./since-doubts.ts")]);

/** The form of a fund, with the scheme that was picked or named. */
export function useFundForm(options: FundFormOptions) {
  const { draftKey, initial, hasTypedTotals, isPending, asks, onFund } = options;
  const { draft, setDraft, id, renewId, isRestored, discard } = useStoredDraft(draftKey, initial);
  // The scheme list is the largest download: after a navigation it loads immediately, on a first visit with the first focus.
  const [isUsed, setIsUsed] = useState(useCanGoBack());
  const list = useQuery({ ...schemeListQuery, enabled: isUsed });
  const scheme = schemeOf(draft, list.data);
  const nav = scheme?.nav == null ? null : Number(scheme.nav);
  const asksTotals =
    hasTypedTotals && draft.since !== "sip" && parseAmount(initial.investedAmount) !== 0;
  const queryClient = useQueryClient();
  const readNewFund = async (): Promise<Read<Checked>> => {
    const [{ checkNewFund }, { sinceDoubts }] = await loadCheck();
    const checked = checkNewFund(draft);
    if ("errors" in checked) {
      if (checked.missing.length > 0) notify.error(translate(allFieldsRequired));
      return { errors: checked.errors };
    }
    const { fund, transactions } = checked.input;
    const { queryKey } = navHistoryQuery(fund.amfiCode ?? "");
    const navs = { nav, history: queryClient.getQueryData(queryKey) ?? null };
    const doubts = sinceDoubts(checked.input, navs, ({ month, ...part }) =>
      month === undefined ? change(part) : changeSchedule({ month }),
    );
    return { input: { fund: { ...fund, id }, transactions, doubts } };
  };
  const form = useForm({
    read: readNewFund,
    send: ({ fund, transactions }, { onError }) =>
      onFund(fund, onError, { transactions, since: draft.since }),
    isPending,
    doubtsAbout: ({ fund, doubts }) => [
      ...doubts,
      ...(asks?.(fund) ?? []),
      ...(asksTotals
        ? askedTotals(fund, nav, {
            field: "investedAmount",
            keepsAmount: false,
            write: ({ units, investedAmount }) =>
              change({ units: formatNumber(units), investedAmount: formatNumber(investedAmount) }),
          })
        : []),
    ],
    messageOf: () => undefined,
    renewId,
  });
  const change = (part: Partial<FundDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part));
  };
  const changeSchedule = (part: Partial<ScheduleDraft>) => {
    setDraft((current) => ({ ...current, schedule: { ...current.schedule, ...part } }));
    form.clear(...Object.keys(part));
  };
  return {
    form,
    draft,
    scheme,
    list,
    restored: { isRestored, discard },
    change,
    changeSchedule,
    pick: (picked: SchemeChoice) => {
      setDraft((current) => pickScheme(current, picked));
      form.clear("schemeName", "amfiCode", "category");
    },
    onFocus: () => {
      setIsUsed(true);
      // Without it, the form says so when it is sent.
      void loadCheck().catch(() => undefined);
    },
  };
}
