import { t } from "../language/text.ts";
import type { FailedQuery } from "./load-failure.tsx";
import { TextButton } from "./text-button.tsx";
import look from "../styles/look.module.css";

type InlineFailureProps = { text: string; query: Pick<FailedQuery, "isFetching" | "refetch"> };

export const InlineFailure = ({ text, query: { isFetching, refetch } }: InlineFailureProps) => (
  <span role="alert" className={look.soft}>
    {text}{" "}
    <TextButton aria-disabled={isFetching} onClick={isFetching ? undefined : () => void refetch()}>
      {t("Try again")}
    </TextButton>
  </span>
);
