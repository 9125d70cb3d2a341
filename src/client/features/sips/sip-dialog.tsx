import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { indianDay } from "../../../shared/dates.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import type { Agreement } from "../../../shared/transactions/agreement.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { inceptionDoubt, schemeInception } from "../../../shared/transactions/doubts.ts";
import { askedInception } from "../../components/form/asked-inception.ts";
import { checked } from "../../components/form/checked.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useAddSip, useUpdateSip } from "./mutations.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { newSipText } from "./new-sip-text.ts";
import { useSips } from "./queries.ts";
import {
  foundSipDraft,
  sipDraftOf,
  newSipDraft,
  parseSipDraft,
  type SipDraft,
} from "./sip-draft.ts";
import { SipFields } from "./sip-fields.tsx";

type SipDialogProps = {
  userId: string;
  fund: Fund;
  transactions: readonly Transaction[];
  agreement: Agreement | null | undefined;
  sip?: Sip;
  found?: FoundSip;
  onClose: () => void;
};

export function SipDialog(props: SipDialogProps) {
  const { userId, fund, transactions, agreement, sip, found, onClose } = props;
  const [today] = useState(() => indianDay(new Date()));
  const [initial] = useState(() => {
    if (sip !== undefined) return sipDraftOf(sip);
    return found === undefined ? newSipDraft(today) : foundSipDraft(found);
  });
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    {
      userId,
      form: `sip ${sip?.id ?? [fund.id, found?.since, found?.day].join(" ").trim()}`,
      version: JSON.stringify((sip ?? found) && initial) ?? "",
    },
    initial,
  );
  const [add, update] = [
    useAddSip(() => {
      forget();
      notify.success(t("SIP added"));
    }),
    useUpdateSip({ showsFailures: true, onSaved: forget }),
  ];
  const { data: sips = [] } = useSips();
  const read = parseSipDraft(draft, { id, fundId: fund.id });
  const form = useForm({
    read: () => checked(read),
    send: (input, settled) => {
      if (sip === undefined) return add.mutate(input, settled);
      const { amount, day, from, to, stepUp } = input;
      update.mutate({ id: sip.id, data: { amount, day, from, to, stepUp } }, settled);
    },
    isPending: add.isPending || update.isPending,
    doubtsAbout: ({ from }) =>
      askedInception(
        inceptionDoubt(from, schemeInception(fund.schemeName, null)),
        "from",
        (first) => change({ from: first }),
      ),
    onSaved: onClose,
    renewId,
  });
  const change = (part: Partial<SipDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part));
  };
  return (
    <Dialog
      title={sip === undefined ? t("Add SIP") : t("Edit SIP")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={layout.column2}>
        {isRestored && <RestoredDraft onDiscard={discard} />}
        <p className={look.label}>{schemeTitle(fund.schemeName)}</p>
        <SipFields draft={draft} errors={form.errors} sip={sip} onChange={change} />
        <p className={look.note} aria-live="polite">
          {sip === undefined &&
            read.success &&
            newSipText(read.data, transactions, { sips, agreement }, today)}{" "}
          {t(
            "Each instalment is recorded when its NAV is known, and marked as estimated until you confirm it.",
          )}
        </p>
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
