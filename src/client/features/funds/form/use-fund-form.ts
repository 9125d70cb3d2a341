import { useQuery } from "@tanstack/react-query";
import { useCanGoBack } from "@tanstack/react-router";
import { useState } from "react";
import { parseAmount } from "../../../../shared/number-format.ts";
import { doubtsOfTotals, type Doubt } from "../../../../shared/funds/doubt.ts";
import { allFieldsRequired } from "../../../../shared/funds/fund-fields.ts";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
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

type Checked = { fund: AddFundInput; doubts: readonly Doubt[] };

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
    doubtsAbout: ({ fund, doubts }) => [
      ...doubts.map((doubt) => ({ text: doubtText(doubt), field: "sinceDate" })),
      ...(asksTotals
        ? doubtsOfTotals(fund, scheme?.nav == null ? null : Number(scheme.nav)).map((doubt) => ({
            text: doubtText(doubt),
            field: "investedAmount",
          }))
        : []),
    ],
    messageOf: () => undefined,
    renewId,
  });
  return {
    form,
    draft,
    scheme,
    list,
    restored: { isRestored, discard },
    change: (part: Partial<FundDraft>) => {
      setDraft((current) => ({ ...current, ...part }));
      form.clear(...Object.keys(part));
    },
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
    return { input: { fund: { ...fund.input, id }, doubts: since.doubts } };
  }
  if (fund.missing.length > 0) notify.error(translate(allFieldsRequired));
  return { errors: fund.errors };
}
