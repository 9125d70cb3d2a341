import { t } from "../language/text.ts";
import styles from "./inline-failure.module.css";

type InlineFailureProps = { text: string; isRetrying: boolean; onRetry: () => void };

export const InlineFailure = ({ text, isRetrying, onRetry }: InlineFailureProps) => (
  <span role="alert" className={styles.failure}>
    {text}{" "}
    <button
      type="button"
      className={styles.retry}
      aria-disabled={isRetrying}
      onClick={isRetrying ? undefined : onRetry}
    >
      {t("Try again")}
    </button>
  </span>
);
