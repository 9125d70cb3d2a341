import { useEffect, useId, useRef } from "react";
import { t } from "../../language/text.ts";
import { Button } from "../ui/button.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./doubt-notice.module.css";

/** A question about an input that looks wrong, and the field to focus for correcting it. */
export type AskedDoubt = { text: string; field: string; proposal?: DoubtProposal };

/** What the user probably meant: says it, and writes it into the form. */
export type DoubtProposal = { text: string; field: string; write: () => void };

export type DoubtQuestion = {
  doubts: readonly AskedDoubt[];
  proposal: DoubtProposal | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Focuses itself, so that it is read out, and not a button, so that pressing Enter again does not confirm it. */
export function DoubtNotice({ doubts, proposal, isBusy, onConfirm, onBack }: DoubtQuestion) {
  const ref = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={textId}
      tabIndex={-1}
      className={`${look.notice} ${layout.stack3} ${styles.notice}`}
    >
      <p id={textId}>
        <strong>{t("This looks off:")}</strong> {doubts.map(({ text }) => text).join(" ")}
      </p>
      <div className={layout.answers}>
        <Button variant="quiet" busy={isBusy} onClick={onConfirm}>
          {isBusy ? t("Saving...") : t("Save anyway")}
        </Button>
        <Button onClick={onBack}>{proposal?.text ?? t("Correct it")}</Button>
      </div>
    </div>
  );
}
