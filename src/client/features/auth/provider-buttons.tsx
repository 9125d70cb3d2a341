import { useRouteContext } from "@tanstack/react-router";
import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { ProviderLogo } from "./openid/provider-logo.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./provider-buttons.module.css";
import { useContinueWithProvider } from "./mutations.ts";

export function ProviderButtons() {
  const { providers } = useRouteContext({ from: "/_public" });
  if (providers.length === 0) return null;
  return (
    <div className={`${layout.stack4} ${styles.entry}`}>
      <p className={`${look.note} ${layout.stack3} ${styles.or}`}>{t("or")}</p>
      {providers.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} />
      ))}
    </div>
  );
}

function ProviderButton({ provider }: { provider: ProviderName }) {
  const { start, isBusy } = useContinueWithProvider(provider);
  const { id, name } = provider;
  return (
    <Button variant="quiet" busy={isBusy} onClick={start}>
      <ProviderLogo id={id} />
      <span className={styles.name}>
        {isBusy
          ? t("Waiting for {provider}...", { provider: name })
          : t("Continue with {provider}", { provider: name })}
      </span>
    </Button>
  );
}
