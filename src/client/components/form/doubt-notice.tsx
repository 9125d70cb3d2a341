import { useEffect, useId, useRef } from "react";
import { t } from "../../language/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./doubt-notice.module.css";

/** What looks off about an entry, and the field to go back to. */
export type AskedDoubt = { text: string; field: string };

export type DoubtQuestion = {
  doubts: readonly AskedDoubt[];
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Takes the focus, so that it is read out, but to no button: Enter by habit confirms nothing. */
export function DoubtNotice({ doubts, isBusy, onConfirm, onBack }: DoubtQuestion) {
  const ref = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={ref} role="group" aria-labelledby={textId} tabIndex={-1} className={styles.notice}>
      <p id={textId}>
        <strong>{t("This looks off:")}</strong> {doubts.map(({ text }) => text).join(" ")}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onBack}>
          {t("Correct it")}
        </Button>
        <Button busy={isBusy} onClick={onConfirm}>
          {isBusy ? t("Saving...") : t("Save anyway")}
        </Button>
      </div>
    </div>
  );
}
