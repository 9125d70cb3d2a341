import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useConnection } from "../../offline/connection.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../import-page.module.css";

type ReaderUnreachableStepProps = { fileName: string; onTryAgain: () => void; onSkip: () => void };

/** Tries again by itself when the server can be reached. */
export function ReaderUnreachableStep({
  fileName,
  onTryAgain,
  onSkip,
}: ReaderUnreachableStepProps) {
  const tryAgain = useEffectEvent(onTryAgain);
  const isOnline = useConnection() === "online";
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) tryAgain();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <section className={`${layout.stack4} ${styles.card}`} aria-label={fileName}>
      <p role="status">
        <strong>{fileName}</strong>{" "}
        {t(
          "Fundbook cannot be reached, and what reads this file is not on this device yet. The file waits here until you are online.",
        )}
      </p>
      <div className={`${layout.wrap3} ${styles.actions}`}>
        <Button onClick={onTryAgain}>{t("Try again")}</Button>
        <Button variant="quiet" onClick={onSkip}>
          {t("Leave this file out")}
        </Button>
      </div>
    </section>
  );
}
