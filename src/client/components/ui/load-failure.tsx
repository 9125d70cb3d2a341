import { CloudOff } from "lucide-react";
import { failureOf } from "../../failure.ts";
import { Button } from "./button.tsx";
import { PageState } from "./page-state.tsx";

type LoadFailureProps = { what: string; error: unknown; isRetrying: boolean; onRetry: () => void };

/** Says what could not be loaded and why, and offers to try again. */
export const LoadFailure = ({ what, error, isRetrying, onRetry }: LoadFailureProps) => (
  <div role="alert">
    <PageState
      icon={CloudOff}
      title={`${what} could not be loaded`}
      text={failureOf(error).message}
    >
      <Button onClick={onRetry} busy={isRetrying}>
        Try again
      </Button>
    </PageState>
  </div>
);
