import { t } from "../../language/text.ts";
import { TextButton } from "../text-button.tsx";
import styles from "./restored-draft.module.css";

export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className={styles.restored} role="status">
    {t("Your unsaved entries are back.")}{" "}
    <TextButton onClick={onDiscard}>{t("Start over")}</TextButton>
  </p>
);
