import { t } from "../../language/text.ts";
import styles from "./restored-draft.module.css";

export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className={styles.restored} role="status">
    {t("Your unsaved entries are back.")}{" "}
    <button type="button" className={styles.discard} onClick={onDiscard}>
      {t("Start over")}
    </button>
  </p>
);
