import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useRequestReset } from "../passwords/mutations.ts";
import styles from "./reset-link-button.module.css";

type ResetLinkButtonProps = { email: string; children: ReactNode };

export function ResetLinkButton({ email, children }: ResetLinkButtonProps) {
  const request = useRequestReset();
  return (
    <Button
      variant="quiet"
      className={styles.button}
      busy={request.isPending}
      onClick={() => request.mutate({ email })}
    >
      {request.isPending ? t("Sending...") : children}
    </Button>
  );
}
