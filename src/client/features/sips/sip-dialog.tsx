import { useState, type SubmitEvent } from "react";
import { toFieldErrors } from "../../../shared/contract.ts";
import type { AddSipInput, Sip } from "../../../shared/sips/schema.ts";
import { indianDay } from "../../../shared/dates.ts";
import { failureOf } from "../../api/failure.ts";
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
  const { draft, setDraft, isRestored, discard } = useStoredDraft(
    { userId, form: `sip ${sip?.id ?? fundId}`, version: JSON.stringify(sip && initial) ?? "" },
    initial,
  );
  const [message, setMessage] = useState<string>();
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const { save, isSaving } = useSave(sip, {
    onSuccess: () => {
      discard();
      onClose();
    },
    onError: (error) => {
      const failure = failureOf(error);
      setMessage(formMessage(failure));
      refuse(failure.fieldErrors);
    },
  });
  const [id] = useState(() => crypto.randomUUID());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setMessage(undefined);
    const input = parseDraft(draft, { id, fundId });
    if (!input.success) return refuse(toFieldErrors(input.error));
    accept();
    save(input.data);
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

type Settled = { onSuccess: () => void; onError: (error: unknown) => void };

function useSave(sip: Sip | undefined, settled: Settled) {
  const [add, update] = [useAddSip(), useUpdateSip({ showsFailures: true })];
  return {
    isSaving: add.isPending || update.isPending,
    save: (input: AddSipInput) => {
      if (sip === undefined) {
        const onSuccess = () => {
          notify.success(t("SIP added"));
          settled.onSuccess();
        };
        return add.mutate(input, { ...settled, onSuccess });
      }
      const { amount, day, from, to, stepUp } = input;
      update.mutate({ id: sip.id, data: { amount, day, from, to, stepUp } }, settled);
    },
  };
}
