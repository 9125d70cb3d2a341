import { useQuery } from "@tanstack/react-query";
import { useCanGoBack } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber, parseAmount } from "../../../../shared/number-format.ts";
import { doubtsOfTotals, type InceptionDoubt } from "../../../../shared/funds/doubt.ts";
import { correctionOfTotals } from "../../../../shared/funds/totals-correction.ts";
import { allFieldsRequired } from "../../../../shared/funds/fund-fields.ts";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import { askedInception } from "../../../components/form/asked-inception.ts";
import type { AskedDoubt, DoubtProposal } from "../../../components/form/doubt-notice.tsx";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { correctionText } from "../../../language/correction-text.ts";
import { doubtText } from "../../../language/doubt-text.ts";
import { translate } from "../../../language/text.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import type { SchemeChoice } from "../../schemes/scheme-list.ts";
import { pickScheme, schemeOf, type FundDraft } from "./fund-draft.ts";

export type FundFormOptions = {
  draftKey: DraftKey;
  initial: FundDraft;
  hasTypedTotals: boolean;
  isPending: boolean;
  /** Called with a valid fund; `refused` shows the server's refusal and keeps what was typed. */
  onFund: (
    fund: AddFundInput,
    refused: (error: unknown) => void,
    since: Pick<FundDraft, "since" | "sinceDate">,
  ) => void;
};

type Checked = { fund: AddFundInput; doubt: InceptionDoubt | null };

/** The contract's code is not needed until something is typed. */
const loadCheck = () => import("./check-fund.ts");

/** The form of a fund, with the scheme that was picked or named. */
export function useFundForm(options: FundFormOptions) {
  const { draftKey, initial, hasTypedTotals, isPending, onFund } = options;
  const { draft, setDraft, id, renewId, isRestored, discard } = useStoredDraft(draftKey, initial);
  // The scheme list is the largest download: after a navigation it loads immediately, on a first visit with the first focus.
  const [isUsed, setIsUsed] = useState(useCanGoBack());
  const list = useQuery({ ...schemeListQuery, enabled: isUsed });
  const scheme = schemeOf(draft, list.data);
  const asksTotals = hasTypedTotals && parseAmount(initial.investedAmount) !== 0;
  const form = useForm({
    read: () => readFund(draft, id),
    send: ({ fund }, { onError }) => onFund(fund, onError, draft),
    isPending,
    doubtsAbout: ({ fund, doubt }) => [
      ...askedInception(doubt, "sinceDate", (sinceDate) => change({ sinceDate })),
      ...(asksTotals
        ? askedTotals(fund, scheme?.nav == null ? null : Number(scheme.nav), change)
        : []),
    ],
    messageOf: () => undefined,
    renewId,
  });
  const change = (part: Partial<FundDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part));
  };
  return {
    form,
    draft,
    scheme,
    list,
    restored: { isRestored, discard },
    change,
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

async function readFund(draft: FundDraft, id: string): Promise<Read<Checked>> {
  const { checkFund, checkSince } = await loadCheck();
  const fund = checkFund(draft);
  if ("input" in fund) {
    const since = checkSince(draft, fund.input.schemeName);
    if ("errors" in since) return since;
    return { input: { fund: { ...fund.input, id }, doubt: since.doubt } };
  }
  if (fund.missing.length > 0) notify.error(translate(allFieldsRequired));
  return { errors: fund.errors };
}

type Totals = Pick<AddFundInput, "investedAmount" | "units">;

function askedTotals(
  fund: Totals,
  nav: number | null,
  change: (part: Partial<FundDraft>) => void,
): AskedDoubt[] {
  const corrected = correctionOfTotals(fund, nav);
  const proposal = corrected === null ? {} : { proposal: proposalOf(fund, corrected, change) };
  return doubtsOfTotals(fund, nav).map((doubt) => ({
    text: doubtText(doubt),
    field: "investedAmount",
    ...proposal,
  }));
}

function proposalOf(
  before: Totals,
  { units, investedAmount }: Totals,
  change: (part: Partial<FundDraft>) => void,
): DoubtProposal {
  const isMoneyKept = investedAmount === before.investedAmount;
  const text = correctionText({ units, ...(!isMoneyKept && { amount: investedAmount }) });
  const part = { units: formatNumber(units), investedAmount: formatNumber(investedAmount) };
  return { text, field: "units", write: () => change(part) };
}
