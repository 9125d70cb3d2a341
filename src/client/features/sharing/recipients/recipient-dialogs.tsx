import { lazy, Suspense, useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { t } from "../../../language/text.ts";
import type { useKeepUp, useShare, useUnshare } from "../mutations.ts";
import { acceptance, AddressWarning } from "./address-warning.tsx";
import { chosenNames } from "./chosen-people.ts";
import { KeepUpField } from "./keep-up-field.tsx";

const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

export type Asking = "share" | "people" | "unshare";

type RecipientDialogProps = {
  asking: Asking;
  recipient: Recipient;
  holders: readonly Holder[];
  share: ReturnType<typeof useShare>;
  keepUp: ReturnType<typeof useKeepUp>;
  unshare: ReturnType<typeof useUnshare>;
  onClose: () => void;
};

export function RecipientDialog({
  asking,
  share,
  keepUp,
  unshare,
  ...about
}: RecipientDialogProps) {
  switch (asking) {
    case "share":
      return <ConfirmShare {...about} share={share} keepUp={keepUp} />;
    case "people":
      return (
        <Suspense>
          <ShareDialog {...about} share={share} keepUp={keepUp} />
        </Suspense>
      );
    case "unshare":
      return <ConfirmUnshare {...about} unshare={unshare} />;
  }
}

function ConfirmShare({
  recipient,
  holders,
  share,
  keepUp,
  onClose,
}: Omit<RecipientDialogProps, "asking" | "unshare">) {
  const { id, name, email, version, sharedAt } = recipient;
  const [keepsUp, setKeepsUp] = useState(false);
  // A callback of the call itself would be lost if a new list replaced the row meanwhile.
  const send = () =>
    void share.mutateAsync({ recipientId: id, version, ...acceptance(recipient) }).then(
      () => keepsUp && keepUp.mutate({ recipientId: id }),
      () => undefined, // The toast says why.
    );
  return (
    <ConfirmDialog
      title={t("Share Fund")}
      confirmLabel={t("Share")}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t("Are you sure you want to share with {name}?", { name })}</p>
      <p>
        {recipient.holders === null
          ? t("{email} gets a copy of each of your funds that they do not have yet.", { email })
          : t("{email} gets a copy of each fund that they do not have yet of: {names}.", {
              email,
              names: chosenNames(recipient.holders, holders),
            })}
      </p>
      <AddressWarning proof={recipient.proof} />
      {sharedAt === null && <KeepUpField isChosen={keepsUp} onChange={setKeepsUp} />}
    </ConfirmDialog>
  );
}

const ConfirmUnshare = ({
  recipient: { id, name, email },
  unshare,
  onClose,
}: Pick<RecipientDialogProps, "recipient" | "unshare" | "onClose">) => (
  <ConfirmDialog
    title={t("Stop sharing")}
    confirmLabel={t("Stop sharing")}
    isDestructive
    onConfirm={() => unshare.mutate({ recipientId: id })}
    onClose={onClose}
  >
    <p>{t("Are you sure you want to stop sharing with {name}?", { name })}</p>
    <p>
      {t(
        "All copies of your funds that {email} has are removed. You can restore them for 30 days.",
        { email },
      )}
    </p>
  </ConfirmDialog>
);
