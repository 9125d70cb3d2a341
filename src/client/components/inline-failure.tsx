import { t } from "../language/text.ts";
import { TextButton } from "./text-button.tsx";
import styles from "./inline-failure.module.css";

type InlineFailureProps = { text: string; isRetrying: boolean; onRetry: () => void };

export const InlineFailure = ({ text, isRetrying, onRetry }: InlineFailureProps) => (
  <span role="alert" className={styles.failure}>
    {text}{" "}
    <TextButton aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
      {t("Try again")}
    </TextButton>
  </span>
);
