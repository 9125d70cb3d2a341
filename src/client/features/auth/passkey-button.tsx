import { useRouteContext } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { hasPasskeys, loadCeremonies } from "./passkeys/support.ts";
import { useCeremony } from "./passkeys/use-ceremony.ts";
import { useCompleteSignIn } from "./mutations.ts";
import layout from "../../styles/layout.module.css";
import styles from "./provider-buttons.module.css";

const uses = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Once the page is used, the e-mail field offers passkeys: nothing is loaded for it before. */
function usePasskeyInField(completeSignIn: (signedIn: { user: User }) => Promise<void>) {
  const { client } = trpc.useUtils();
  const complete = useEffectEvent(completeSignIn);
  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      for (const use of uses) removeEventListener(use, begin);
      const { signInFromField } = await loadCeremonies();
      await signInFromField(client, end.signal, (signedIn) => complete(signedIn));
    };
    for (const use of uses) addEventListener(use, begin, { signal: end.signal });
    return () => end.abort();
  }, [client]);
}

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
