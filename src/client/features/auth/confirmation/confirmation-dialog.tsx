import { useId } from "react";
import type { Security } from "../../../../shared/account/schema.ts";
import type { User } from "../../../../shared/auth/schema.ts";
import type { ProviderName } from "../../../../shared/auth/sign-in-provider.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import { useProviderConfirmation } from "../openid/use-provider-sign-in.ts";
import { hasPasskeys } from "../passkeys/support.ts";
import { ConfirmByPasskey } from "./confirm-by-passkey.tsx";
import { ConfirmByPassword } from "./confirm-by-password.tsx";
import { linkedProviders, useSecurity } from "./queries.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../../../components/ui/dialog/confirm-dialog.module.css";

type ConfirmationDialogProps = { user: User; onConfirmed: () => void; onClose: () => void };

/** Lies over the page, or the dialog, in which something was sent that needs a fresh session. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { user, onConfirmed, onClose } = props;
  const query = useSecurity();
  const { data, error } = query;
  const textId = useId();
  return (
    <Dialog title={t("Confirm it's you")} describedBy={textId} closeButton onClose={onClose}>
      <p id={textId} className={`${layout.stack2} ${styles.text}`}>
        {t("This changes how your account is protected, so confirm that it is you.")}
      </p>
      {data !== undefined ? (
        <WaysIn security={data} user={user} onConfirmed={onConfirmed} onClose={onClose} />
      ) : error === null ? (
        <Skeleton width="100%" height="9rem" />
      ) : (
        <LoadFailure title={t("Your sign-in methods could not be loaded")} query={query} />
      )}
    </Dialog>
  );
}

type WaysInProps = ConfirmationDialogProps & { security: Security };

const WaysIn = ({ security, user, onConfirmed, onClose }: WaysInProps) => (
  <div className={layout.stack3}>
    {security.hasPassword && (
      <ConfirmByPassword
        email={user.email}
        hasFactor={security.secondFactor !== null}
        onConfirmed={onConfirmed}
        onCancel={onClose}
      />
    )}
    {security.hasPasskey && hasPasskeys() && <ConfirmByPasskey onConfirmed={onConfirmed} />}
    {linkedProviders(security).map((provider) => (
      <ConfirmByProvider key={provider.id} provider={provider} onConfirmed={onConfirmed} />
    ))}
  </div>
);

type ConfirmByProviderProps = { provider: ProviderName; onConfirmed: () => void };

function ConfirmByProvider({ provider, onConfirmed }: ConfirmByProviderProps) {
  const { start, isBusy } = useProviderConfirmation(provider, onConfirmed);
  const { name } = provider;
  return (
    <Button variant="quiet" busy={isBusy} onClick={start}>
      {isBusy
        ? t("Waiting for {provider}...", { provider: name })
        : t("Confirm with {provider}", { provider: name })}
    </Button>
  );
}
