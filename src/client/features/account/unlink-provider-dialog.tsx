import { useId } from "react";
import { linkByPasswordInput as passwordInput } from "../../../shared/auth/schema.ts";
import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { t } from "../../language/text.ts";
import { ConfirmByPassword } from "../passwords/confirm-by-password.tsx";
import layout from "../../styles/layout.module.css";
import styles from "../../components/ui/dialog/confirm-dialog.module.css";
import { useUnlinkProvider } from "./mutations.ts";

type UnlinkProviderDialogProps = { user: User; provider: ProviderName; onClose: () => void };

/** Asks for the password, which is the only way to sign in afterwards. */
export function UnlinkProviderDialog({ user, provider, onClose }: UnlinkProviderDialogProps) {
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
      <ConfirmByPassword
        email={user.email}
        contract={passwordInput}
        action={{
          mutate: ({ password }, settled) => unlink.mutate({ provider: id, password }, settled),
          isPending: unlink.isPending,
        }}
        button={{ idle: t("Unlink {provider}", { provider: name }), busy: t("Unlinking...") }}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
