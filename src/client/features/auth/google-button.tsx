import { useRouteContext } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { GoogleLogo } from "../google/google-logo.tsx";
import styles from "./google-button.module.css";
import { useContinueWithGoogle } from "./mutations.ts";

export function GoogleButton() {
  const { googleEnabled } = useRouteContext({ from: "/_public" });
  const { start, isBusy } = useContinueWithGoogle();
  if (!googleEnabled) return null;
  return (
    <div className={styles.entry}>
      <p className={styles.or}>{t("or")}</p>
      <Button variant="quiet" busy={isBusy} onClick={start}>
        <GoogleLogo />
        {isBusy ? t("Waiting for Google...") : t("Continue with Google")}
      </Button>
    </div>
  );
}
