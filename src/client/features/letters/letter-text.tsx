import type { PreviewLetterInput } from "../../../shared/letters/schema.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./letters-section.module.css";
import { useLetterPreview } from "./queries.ts";

/** The letter's text, as it would be sent today. */
export function LetterText(input: PreviewLetterInput) {
  const query = useLetterPreview(input);
  const { data, error } = query;
  if (data !== undefined) {
    return (
      <article className={`${look.card} ${styles.preview}`} aria-label={t("The letter")}>
        <p className={look.note}>{t("To {address}", { address: data.to })}</p>
        <p className={look.strong}>{data.subject}</p>
        <p className={styles.text}>{data.text}</p>
      </article>
    );
  }
  if (error === null) return <Skeleton width="100%" height="12rem" />;
  return <InlineFailure text={t("The letter could not be written.")} query={query} />;
}
