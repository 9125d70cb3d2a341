import { t } from "../../language/text.ts";
import { TextButton } from "../text-button.tsx";
import look from "../../styles/look.module.css";

export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className={look.soft} role="status">
    {t("Your unsaved entries are back.")}{" "}
    <TextButton onClick={onDiscard}>{t("Start over")}</TextButton>
  </p>
);
