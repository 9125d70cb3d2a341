import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useProviderConfirmation } from "../openid/use-provider-sign-in.ts";
import layout from "../../styles/layout.module.css";
import styles from "../passwords/confirm-by-password.module.css";
import { useDeleteAccount } from "./mutations.ts";

type DeleteWithoutPasswordProps = { providers: readonly ProviderName[]; onCancel: () => void };

/** The server requires a fresh sign-in with a provider, and nothing for a demo account. */
export function DeleteWithoutPassword({ providers, onCancel }: DeleteWithoutPasswordProps) {
  const deletion = useDeleteAccount();
  const failure = deletion.error && failureOf(deletion.error);
  const needsSignIn = failure?.appCode === "auth/requires-recent-login";
  return (
    <div className={`${layout.stack2} ${styles.form}`}>
      <FormFailure message={failure?.message} />
      <div className={`${layout.answers} ${styles.actions}`}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        {needsSignIn && !deletion.isPending ? (
          providers.map((provider) => (
            <ConfirmButton
              key={provider.id}
              provider={provider}
              onConfirmed={() => deletion.mutate({})}
            />
          ))
        ) : (
          <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate({})}>
            {deletion.isPending ? t("Deleting...") : t("Delete account")}
          </Button>
        )}
      </div>
    </div>
  );
}

type ConfirmButtonProps = { provider: ProviderName; onConfirmed: () => void };

function ConfirmButton({ provider, onConfirmed }: ConfirmButtonProps) {
  const { start, isBusy } = useProviderConfirmation(provider, onConfirmed);
  const { name } = provider;
  return (
    <Button variant="danger" busy={isBusy} onClick={start}>
      {isBusy
        ? t("Waiting for {provider}...", { provider: name })
        : t("Confirm with {provider}", { provider: name })}
    </Button>
  );
}
