import { useState, type SubmitEvent } from "react";
import { toFieldErrors } from "../../../shared/contract.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { indianDay } from "../../../shared/dates.ts";
import { failureOf, isRefusal } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import { useAddSip, useUpdateSip } from "./mutations.ts";
import styles from "./sip-dialog.module.css";
import { draftFrom, newDraft, parseDraft, type SipDraft } from "./sip-draft.ts";
import { SipFields } from "./sip-fields.tsx";

type SipDialogProps = {
  userId: string;
  fundId: string;
  sip?: Sip;
  onClose: () => void;
};

export function SipDialog({ userId, fundId, sip, onClose }: SipDialogProps) {
  const [today] = useState(() => indianDay(new Date()));
  const [initial] = useState(() => (sip === undefined ? newDraft(today) : draftFrom(sip)));
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    { userId, form: `sip ${sip?.id ?? fundId}`, version: JSON.stringify(sip && initial) ?? "" },
    initial,
  );
  const [message, setMessage] = useState<string>();
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const [add, update] = [
    useAddSip(() => {
      forget();
      notify.success(t("SIP added"));
    }),
    useUpdateSip({ showsFailures: true, onSaved: forget }),
  ];
  const isSaving = add.isPending || update.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setMessage(undefined);
    const input = parseDraft(draft, { id, fundId });
    if (!input.success) return refuse(toFieldErrors(input.error));
    accept();
    const settled = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        const failure = failureOf(error);
        setMessage(formMessage(failure));
        refuse(failure.fieldErrors);
        if (isRefusal(error)) renewId();
      },
    };
    if (sip === undefined) return add.mutate(input.data, settled);
    const { amount, day, from, to, stepUp } = input.data;
    update.mutate({ id: sip.id, data: { amount, day, from, to, stepUp } }, settled);
  };
  const change = (part: Partial<SipDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    clear(...Object.keys(part));
  };
  return (
    <Dialog
      title={sip === undefined ? t("Add SIP") : t("Edit SIP")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        {isRestored && <RestoredDraft onDiscard={discard} />}
        <SipFields draft={draft} errors={errors} sip={sip} today={today} onChange={change} />
        <FormFailure message={message} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" busy={isSaving}>
            {isSaving ? t("Saving...") : t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
