import { useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient, ShareInput } from "../../../../shared/sharing/schema.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { t } from "../../../language/text.ts";
import type { useKeepUp, useShare } from "../mutations.ts";
import { peopleOf, togglePerson, type ChosenPeople } from "./chosen-people.ts";
import { acceptance, AddressWarning } from "./address-warning.tsx";
import { KeepUpField } from "./keep-up-field.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./share-dialog.module.css";

type ShareDialogProps = {
  recipient: Recipient;
  holders: readonly Holder[];
  share: ReturnType<typeof useShare>;
  keepUp: ReturnType<typeof useKeepUp>;
  onClose: () => void;
};

/** Asks whose funds a recipient gets, for a new share and for one that is there. Failures are shown by its toast. */
export function ShareDialog({ recipient, holders, share, keepUp, onClose }: ShareDialogProps) {
  const { id, name, email, sharedAt, version } = recipient;
  const [chosen, setChosen] = useState<ChosenPeople>(recipient.holders);
  const [showHolder, setShowHolder] = useState(recipient.showHolder);
  const isNew = sharedAt === null;
  const [keepsUp, setKeepsUp] = useState(false);
  const form = useForm({
    read: () => readShare(id, chosen, showHolder),
    send: (input, { onSuccess, onError }) =>
      void share
        .mutateAsync({ ...input, version, ...acceptance(recipient) })
        .then(() => keepsUp && keepUp.mutate({ recipientId: id }))
        .then(onSuccess, onError),
    isPending: share.isPending,
    messageOf: () => undefined,
    onSaved: onClose,
  });
  const choose = (people: ChosenPeople) => {
    setChosen(people);
    form.clear("holders");
  };
  const error = form.errors["holders"];
  const errorId = `${id}-people-error`;
  return (
    <Dialog
      title={isNew ? t("Share Fund") : t("Whose funds {name} gets", { name })}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={`${layout.column} ${styles.form}`}>
        {isNew && <p>{t("Are you sure you want to share with {name}?", { name })}</p>}
        <fieldset className={styles.people} aria-describedby={errorId}>
          <legend>
            {isNew ? t("Whose funds") : <VisuallyHidden>{t("Whose funds")}</VisuallyHidden>}
          </legend>
          <CheckField
            label={t("Everyone")}
            hint={t("Also people that you add later")}
            checked={chosen === null}
            isInvalid={error !== undefined}
            onChange={() => choose(chosen === null ? [] : null)}
          />
          {peopleOf(holders).map((person) => (
            <CheckField
              key={person.id}
              label={person.name}
              checked={chosen?.includes(person.id) === true}
              onChange={() => choose(togglePerson(chosen, person.id))}
            />
          ))}
          <p id={errorId} className={styles.error} aria-live="polite">
            {error !== undefined && t("Please choose at least one person")}
          </p>
        </fieldset>
        <CheckField
          label={t("Say whose each fund is")}
          hint={t("The person's name then stands beside each fund, and yours beside your own.")}
          checked={showHolder}
          onChange={() => setShowHolder(!showHolder)}
        />
        {isNew && <KeepUpField isChosen={keepsUp} onChange={setKeepsUp} />}
        <div className={`${look.note} ${layout.stack2} ${styles.hints}`}>
          {isNew ? (
            <>
              <p>{t("{email} gets a copy of each fund of the people you choose.", { email })}</p>
              <AddressWarning proof={recipient.proof} />
            </>
          ) : (
            chosen !== null && (
              <p>
                {t("Copies of the funds of all others are taken back from {email}.", { email })}
              </p>
            )
          )}
        </div>
        <FormActions form={form} save={isNew ? t("Share") : t("Save")} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const readShare = (
  recipientId: string,
  chosen: ChosenPeople,
  showHolder: boolean,
): Read<ShareInput> =>
  chosen?.length === 0
    ? { errors: { holders: "Please choose at least one person" } }
    : { input: { recipientId, holders: chosen && [...chosen], showHolder } };
