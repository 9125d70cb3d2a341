import { CloudOff } from "lucide-react";
import { failureOf } from "../api/failure.ts";
import { t } from "../language/text.ts";
import { Button } from "./ui/button.tsx";
import { EmptyState } from "./ui/feedback/empty-state.tsx";

type LoadFailureProps = { title: string; error: unknown; isRetrying: boolean; onRetry: () => void };

/** Where Fundbook cannot be reached, the banner of the page says so. */
export function LoadFailure({ title, error, isRetrying, onRetry }: LoadFailureProps) {
  const { appCode, message } = failureOf(error);
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={appCode === null ? undefined : message}>
        <Button onClick={onRetry} busy={isRetrying}>
          {t("Try again")}
        </Button>
      </EmptyState>
    </div>
  );
}
