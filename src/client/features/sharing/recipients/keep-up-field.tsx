import { CheckField } from "../../../components/form/check-field.tsx";
import { t } from "../../../language/text.ts";

type KeepUpFieldProps = { isChosen: boolean; onChange: (isChosen: boolean) => void };

export const KeepUpField = ({ isChosen, onChange }: KeepUpFieldProps) => (
  <CheckField
    label={t("Keep the copies up to date")}
    hint={t("What changes in these funds then reaches them the next day, without you.")}
    checked={isChosen}
    onChange={() => onChange(!isChosen)}
  />
);
