import { LoadFailure } from "../../components/load-failure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";

type MissingLotsProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
};

export const MissingLots = ({ query: { error, isFetching, refetch } }: MissingLotsProps) =>
  error !== null ? (
    <LoadFailure
      title={t("The lots could not be loaded")}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-label={t("Loading lots")}>
      <Skeleton width="100%" height="4.5rem" />
    </div>
  );
