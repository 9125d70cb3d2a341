import { t } from "../language/text.ts";
import { TextButton } from "./text-button.tsx";
import look from "../styles/look.module.css";

type InlineFailureProps = { text: string; isRetrying: boolean; onRetry: () => void };

export const InlineFailure = ({ text, isRetrying, onRetry }: InlineFailureProps) => (
  <span role="alert" className={look.soft}>
    {text}{" "}
    <TextButton aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
      {t("Try again")}
    </TextButton>
  </span>
);
