import { lazy, Suspense, useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useShare, useUnshare, useUpdateShared } from "../mutations.ts";
import { Person } from "../person.tsx";
import { acceptance, AddressWarning } from "./address-warning.tsx";
import { chosenNames } from "./chosen-people.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./recipient-row.module.css";

const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

/** Says what became of a share that was limited to people who have been deleted. */
const removedText = ({ name, holders, removedHolders }: Recipient): string =>
  holders?.length === 0
    ? counted(
        removedHolders,
        {
          one: "The person this share was limited to was removed. {name} sees nothing until you choose again.",
          other:
            "The people this share was limited to were removed. {name} sees nothing until you choose again.",
        },
        { name },
      )
    : counted(removedHolders, {
        one: "{count} person this share was also limited to was removed.",
        other: "{count} people this share was also limited to were removed.",
      });

type RecipientRowProps = {
  recipient: Recipient;
  holders: readonly Holder[];
};

export function RecipientRow({ recipient, holders }: RecipientRowProps) {
  const { id, name, email, photoURL, sharedAt, fundCount, version } = recipient;
  const [asking, setAsking] = useState<"share" | "people" | "unshare" | null>(null);
  const share = useShare(recipient);
  const update = useUpdateShared(recipient);
  const unshare = useUnshare(recipient);
  const isBusy = share.isPending || update.isPending || unshare.isPending;
  const isShared = sharedAt !== null;
  const hasPeople = holders.length > 0 || recipient.holders !== null;
  const isNobodyLeft = isShared && recipient.holders?.length === 0;
  const names = chosenNames(recipient.holders, holders);
  const notes = [
    ...(recipient.proof === "unproven" ? [t("Address not confirmed")] : []),
    ...(isShared && hasPeople ? [names] : []),
    ...(isShared ? [t("Shared since {day}", { day: localDate(sharedAt) })] : []),
    ...(isShared && !isNobodyLeft
      ? [counted(fundCount, { one: "{count} fund", other: "{count} funds" })]
      : []),
  ];
  const close = () => setAsking(null);
  return (
    <li className={`${layout.spread} ${styles.row}`}>
      <Person
        name={name}
        email={email}
        photoURL={photoURL}
        {...(notes.length > 0 && { note: <Beside parts={notes} /> })}
      />
      {recipient.removedHolders > 0 && (
        <div className={styles.removed}>
          <Notice>{removedText(recipient)}</Notice>
        </div>
      )}
      <div className={`${layout.wrap2} ${styles.actions}`}>
        {isShared && !isNobodyLeft && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t("Update the copies of {name}", { name })}
            onClick={() => update.mutate({ recipientId: id })}
          >
            {t("Update")}
          </Button>
        )}
        {!isNobodyLeft && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t(isShared ? "Share new with {name}" : "Share with {name}", { name })}
            onClick={() => setAsking(hasPeople && !isShared ? "people" : "share")}
          >
            {isShared ? t("Share new") : t("Share")}
          </Button>
        )}
        {isShared && hasPeople && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t("Change whose funds {name} gets", { name })}
            onClick={() => setAsking("people")}
          >
            {isNobodyLeft ? t("Choose again") : t("Change")}
          </Button>
        )}
        {isShared && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t("Unshare with {name}", { name })}
            onClick={() => setAsking("unshare")}
          >
            {t("Unshare")}
          </Button>
        )}
      </div>
      {asking === "share" && (
        <ConfirmDialog
          title={t("Share Fund")}
          confirmLabel={t("Share")}
          onConfirm={() => share.mutate({ recipientId: id, version, ...acceptance(recipient) })}
          onClose={close}
        >
          <p>{t("Are you sure you want to share with {name}?", { name })}</p>
          <p>
            {recipient.holders === null
              ? t("{email} gets a copy of each of your funds that they do not have yet.", { email })
              : t("{email} gets a copy of each fund that they do not have yet of: {names}.", {
                  email,
                  names,
                })}
          </p>
          <AddressWarning proof={recipient.proof} />
        </ConfirmDialog>
      )}
      {asking === "people" && (
        <Suspense>
          <ShareDialog recipient={recipient} holders={holders} share={share} onClose={close} />
        </Suspense>
      )}
      {asking === "unshare" && (
        <ConfirmDialog
          title={t("Unshare Fund")}
          confirmLabel={t("Unshare")}
          isDestructive
          onConfirm={() => unshare.mutate({ recipientId: id })}
          onClose={close}
        >
          <p>{t("Are you sure you want to unshare with {name}?", { name })}</p>
          <p>
            {t(
              "All copies of your funds that {email} has are removed. You can restore them for 30 days.",
              { email },
            )}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
