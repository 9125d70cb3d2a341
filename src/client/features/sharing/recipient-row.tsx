import { useState } from "react";
import type { Recipient } from "../../../shared/sharing/schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { counted } from "../../language/counted.ts";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useShare, useUnshare, useUpdateShared } from "./mutations.ts";
import { Person } from "./person.tsx";
import styles from "./recipient-row.module.css";

export function RecipientRow({ recipient }: { recipient: Recipient }) {
  const { id, name, email, photoURL, sharedAt, fundCount } = recipient;
  const [asking, setAsking] = useState<"share" | "unshare" | null>(null);
  const share = useShare(recipient);
  const update = useUpdateShared(recipient);
  const unshare = useUnshare(recipient);
  const isBusy = share.isPending || update.isPending || unshare.isPending;
  const isShared = sharedAt !== null;
  const close = () => setAsking(null);
  return (
    <li className={styles.row}>
      <Person
        name={name}
        email={email}
        photoURL={photoURL}
        {...(isShared && {
          note: [
            t("Shared since {day}", { day: localDate(sharedAt) }),
            counted(fundCount, { one: "{count} fund", other: "{count} funds" }),
          ].join(" · "),
        })}
      />
      <div className={styles.actions}>
        {isShared && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t("Update the copies of {name}", { name })}
            onClick={() => update.mutate({ recipientId: id })}
          >
            {t("Update")}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={t(isShared ? "Share new with {name}" : "Share with {name}", { name })}
          onClick={() => setAsking("share")}
        >
          {isShared ? t("Share new") : t("Share")}
        </Button>
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
          onConfirm={() => share.mutate({ recipientId: id })}
          onClose={close}
        >
          <p>{t("Are you sure you want to share with {name}?", { name })}</p>
          <p>
            {t("{email} gets a copy of each of your funds that they do not have yet.", { email })}
          </p>
          <p>
            {t("Fundbook does not verify who owns this address. If you are not sure, ask them.")}
          </p>
        </ConfirmDialog>
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
