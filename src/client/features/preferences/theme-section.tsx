import { useState } from "react";
import { currentTheme, setTheme, type Theme } from "../../browser/theme.ts";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";

export function ThemeSection() {
  const [theme, setChosen] = useState(currentTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    setChosen(chosen);
  };
  return (
    <Section title={t("Theme")} text={t("Applies to this device only.")}>
      <RadioChoices
        label={t("Theme")}
        name="theme"
        choices={[
          { value: "system", name: t("System") },
          { value: "light", name: t("Light") },
          { value: "dark", name: t("Dark") },
        ]}
        chosen={theme}
        onChoose={choose}
      />
    </Section>
  );
}
