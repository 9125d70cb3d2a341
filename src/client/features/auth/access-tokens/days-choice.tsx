import { RadioChoices } from "../../../components/ui/radio-choices.tsx";
import { t } from "../../../language/text.ts";

type DaysChoiceProps = { days: string; onChoose: (days: string) => void };

/** How long a program or an assistant is let in. */
export const DaysChoice = ({ days, onChoose }: DaysChoiceProps) => (
  <RadioChoices
    label={t("How long it works")}
    name="days"
    choices={["7", "30", "90", "365"].map((value) => ({
      value,
      name: t("{days} days", { days: value }),
    }))}
    chosen={days}
    onChoose={onChoose}
  />
);
