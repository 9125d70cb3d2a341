import type { ProviderName } from "../../../../shared/auth/sign-in-provider.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useProviderConfirmation } from "../openid/use-provider-sign-in.ts";

type ConfirmByProviderProps = { provider: ProviderName; onConfirmed: () => void };

export function ConfirmByProvider({ provider, onConfirmed }: ConfirmByProviderProps) {
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
