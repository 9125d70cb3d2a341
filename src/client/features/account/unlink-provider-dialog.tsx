import { useId } from "react";
import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "../../components/ui/dialog/confirm-dialog.module.css";
import { DialogActions } from "../auth/dialog-actions.tsx";
import { useUnlinkProvider } from "./mutations.ts";

type UnlinkProviderDialogProps = { provider: ProviderName; onClose: () => void };

export function UnlinkProviderDialog({ provider, onClose }: UnlinkProviderDialogProps) {
  const textId = useId();
  const unlink = useUnlinkProvider(provider);
  const { id, name } = provider;
  return (
    <Dialog
      title={t("Unlink {provider}?", { provider: name })}
      describedBy={textId}
      onClose={onClose}
    >
      <p id={textId} className={`${layout.stack2} ${styles.text}`}>
        {t(
          "You can no longer sign in with {provider}, and devices that signed in with it are signed out.",
          { provider: name },
        )}
      </p>
      <DialogActions
        action={unlink}
        button={{ idle: t("Unlink {provider}", { provider: name }), busy: t("Unlinking...") }}
        onConfirm={() => unlink.mutate({ provider: id }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
