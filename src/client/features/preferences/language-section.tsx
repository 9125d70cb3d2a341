import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { failureOf } from "../../api/failure.ts";
import { trpc } from "../../api/trpc.ts";
import { Section } from "../../components/section.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { languageKey, readStored } from "../../browser/storage.ts";
import { languages } from "../../language/catalogue.ts";
import { changeLanguage } from "../../language/language.ts";
import { currentLanguage, t } from "../../language/text.ts";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";

/** Changing the language renders the page anew, which loses the focus. */
function restoreFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLInputElement>("input[name=language]:checked")?.focus();
}

function storedLanguage(): string | null {
  const stored = readStored(languageKey);
  return languages.has(stored ?? "") ? stored : null;
}

/** Each language is listed by its own name, for readers who cannot read the current one. */
export function LanguageSection() {
  const router = useRouter();
  const [chosen, setChosen] = useState(storedLanguage);
  const { mutate: setMailLanguage } = trpc.account.setLanguage.useMutation();
  const choose = async (code: string | null) => {
    setChosen(code);
    try {
      await changeLanguage(code);
    } catch (error) {
      setChosen(storedLanguage);
      return notify.error(failureOf(error).message);
    }
    setMailLanguage({ language: currentLanguage() });
    await router.invalidate();
    restoreFocus();
  };
  return (
    <Section title={t("Language")} text={t("Applies to this device, and to mails to you.")}>
      <RadioChoices
        label={t("Language")}
        name="language"
        choices={[
          { value: null, name: t("Same as the browser") },
          ...[...languages].map(([code, name]) => ({ value: code, name, lang: code })),
        ]}
        chosen={chosen}
        onChoose={(code) => void choose(code)}
      />
    </Section>
  );
}
