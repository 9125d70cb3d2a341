import { useRouter } from "@tanstack/react-router";
import { failureOf } from "../../api/failure.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { languages } from "../../language/catalogue.ts";
import { changeLanguage } from "../../language/language.ts";
import { currentLanguage, t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./language-links.module.css";

/** Each language by its own name, for readers who cannot read the current one. */
export function LanguageLinks() {
  const router = useRouter();
  const choose = async (code: string) => {
    try {
      await changeLanguage(code);
    } catch (error) {
      return notify.error(failureOf(error).message);
    }
    await router.invalidate();
    // Rendering the page anew has lost the focus.
    document.querySelector<HTMLElement>("[lang][aria-pressed=true]")?.focus();
  };
  return (
    <div role="group" aria-label={t("Language")} className={styles.links}>
      {[...languages].map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={`${look.note} ${styles.link}`}
          aria-pressed={code === currentLanguage()}
          onClick={() => void choose(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
