import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FieldErrors } from "../../../../shared/errors.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { t } from "../../../language/text.ts";
import { navHistoryQuery } from "../../schemes/nav-history-query.ts";
import { valueDraft, type FundDraft } from "./fund-draft.ts";
import { paidIn, readSchedule } from "./read-schedule.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { ValuationPreview } from "./valuation-preview.tsx";

type SipTotalsProps = {
  draft: FundDraft;
  errors: FieldErrors;
  scheme: Scheme | null;
  onChange: (part: Partial<FundDraft>) => void;
  onSchedule: (part: Partial<ScheduleDraft>) => void;
};

/** A SIP's schedule, from which the invested amount follows, and the units that it has bought. */
export function SipTotals({ draft, errors, scheme, onChange, onSchedule }: SipTotalsProps) {
  useSchemeNavs(scheme?.code ?? null);
  return (
    <>
      <ScheduleFields draft={draft.schedule} errors={errors} onChange={onSchedule} />
      <AmountField
        label={t("Units")}
        error={errors["units"]}
        hint={t(
          "All that the fund holds now, from a statement or an app. The instalments share them.",
        )}
        name="units"
        value={draft.units}
        onAmount={(units) => onChange({ units })}
      />
    </>
  );
}

/** Milliseconds: the user is filling in the form meanwhile. */
const firstPause = 2_000;

/** Has the NAVs ready by which the units are checked, and fetched where nobody has asked for them yet. */
function useSchemeNavs(code: string | null): void {
  const { data } = useQuery({
    ...navHistoryQuery(code ?? "", firstPause),
    enabled: code !== null,
  });
  // Nothing is shown of a failure: only the check is left out.
  const { mutate } = trpc.compare.completeHistories.useMutation({ meta: shownByCaller });
  const isMissing = data === null;
  useEffect(() => {
    if (isMissing && code !== null) mutate({ codes: [code] });
  }, [isMissing, code, mutate]);
}

export function SipPreview({ draft, scheme }: Pick<SipTotalsProps, "draft" | "scheme">) {
  const [now] = useState(() => new Date());
  const { input } = { input: undefined, ...readSchedule(draft.schedule, now) };
  const investedAmount = input === undefined ? "" : String(paidIn(input));
  return (
    <ValuationPreview
      scheme={scheme}
      valuation={valueDraft({ ...draft, investedAmount }, scheme)}
    />
  );
}
