import { useRouteContext } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { hasPasskeys } from "./passkeys/support.ts";
import { useCeremony } from "./passkeys/use-ceremony.ts";
import layout from "../../styles/layout.module.css";
import { useCompleteSignIn } from "./mutations.ts";
import styles from "./provider-buttons.module.css";
import { usePasskeyInField } from "./use-passkey-in-field.ts";

/** The e-mail field offers passkeys as well, where the browser can. */
export function PasskeyButton() {
  const { passkeysEnabled } = useRouteContext({ from: "/_public" });
  return passkeysEnabled && hasPasskeys() && <SupportedButton />;
}

function SupportedButton() {
  const completeSignIn = useCompleteSignIn();
  const { start, isBusy } = useCeremony(({ signIn }, calls) => signIn(calls), completeSignIn);
  usePasskeyInField(completeSignIn);
  return (
    <div className={`${layout.stack4} ${styles.entry}`}>
      <Button variant="quiet" busy={isBusy} onClick={start}>
        <KeyRound size={18} aria-hidden />
        {isBusy ? t("Waiting for a passkey...") : t("Continue with a passkey")}
      </Button>
    </div>
  );
}
