import { CloudOff } from "lucide-react";
import { failureOf } from "../../failure.ts";
import { t } from "../../language/text.ts";
import { Button } from "./button.tsx";
import { PageState } from "./page-state.tsx";

type LoadFailureProps = { title: string; error: unknown; isRetrying: boolean; onRetry: () => void };

/** Says what could not be loaded and why, and offers to try again. */
export const LoadFailure = ({ title, error, isRetrying, onRetry }: LoadFailureProps) => (
  <div role="alert">
    <PageState icon={CloudOff} title={title} text={failureOf(error).message}>
      <Button onClick={onRetry} busy={isRetrying}>
        {t("Try again")}
      </Button>
    </PageState>
  </div>
);
