import { useState } from "react";
import type { Sip } from "../../../shared/sips/schema.ts";
import { indianDay } from "../../../shared/dates.ts";
import { checked } from "../../components/form/checked.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useAddSip, useUpdateSip } from "./mutations.ts";
import styles from "./sip-dialog.module.css";
import { sipDraftOf, newSipDraft, parseSipDraft, type SipDraft } from "./sip-draft.ts";
import { SipFields } from "./sip-fields.tsx";

type SipDialogProps = {
  userId: string;
  fundId: string;
  sip?: Sip;
  onClose: () => void;
};

export function SipDialog({ userId, fundId, sip, onClose }: SipDialogProps) {
  const [today] = useState(() => indianDay(new Date()));
  const [initial] = useState(() => (sip === undefined ? newSipDraft(today) : sipDraftOf(sip)));
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    { userId, form: `sip ${sip?.id ?? fundId}`, version: JSON.stringify(sip && initial) ?? "" },
    initial,
  );
  const [add, update] = [
    useAddSip(() => {
      forget();
      notify.success(t("SIP added"));
    }),
    useUpdateSip({ showsFailures: true, onSaved: forget }),
  ];
  const form = useForm({
    read: () => checked(parseSipDraft(draft, { id, fundId })),
    send: (input, settled) => {
      if (sip === undefined) return add.mutate(input, settled);
      const { amount, day, from, to, stepUp } = input;
      update.mutate({ id: sip.id, data: { amount, day, from, to, stepUp } }, settled);
    },
    isPending: add.isPending || update.isPending,
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
      <form {...form.props} className={styles.form}>
        {isRestored && <RestoredDraft onDiscard={discard} />}
        <SipFields draft={draft} errors={form.errors} sip={sip} today={today} onChange={change} />
        <FormFailure message={form.message} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? t("Saving...") : t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
