import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../api/failure.ts";
import { chooseLanguage, chosenLanguage } from "../../language/language.ts";
import type { LanguageChoice } from "../../language/choice.ts";
import { t } from "../../language/text.ts";
import styles from "./language-section.module.css";
import { Section } from "../../components/section.tsx";

/** Each language is called by its own name, for who cannot read the present one. */
const choices: { choice: LanguageChoice; name: string | null; lang?: string }[] = [
  { choice: "browser", name: null },
  { choice: "en", name: "English", lang: "en" },
  { choice: "hi", name: "हिन्दी", lang: "hi" },
];

/** The page was drawn anew around the control that was used. */
function giveFocusBack(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLInputElement>("input[name=language]:checked")?.focus();
}

/** In which language the product speaks on this device. */
export function LanguageSection() {
  const router = useRouter();
  const [chosen, setChosen] = useState(chosenLanguage);
  const choose = async (choice: LanguageChoice) => {
    setChosen(choice);
    try {
      await chooseLanguage(choice);
    } catch (error) {
      setChosen(chosenLanguage);
      return notify.error(failureOf(error).message);
    }
    // The page's title follows.
    await router.invalidate();
    giveFocusBack();
  };
  return (
    <Section title={t("Language")} text={t("Each device keeps its own.")}>
      <div role="radiogroup" aria-label={t("Language")} className={styles.choices}>
        {choices.map(({ choice, name, lang }) => (
          <label key={choice} className={styles.choice} lang={lang}>
            <input
              type="radio"
              name="language"
              className={styles.radio}
              checked={choice === chosen}
              onChange={() => void choose(choice)}
            />
            {name ?? t("As the browser")}
          </label>
        ))}
      </div>
    </Section>
  );
}
