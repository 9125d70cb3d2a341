import { LoadFailure, type FailedQuery } from "../../components/load-failure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";

export const MissingLots = ({ query }: { query: FailedQuery }) =>
  query.error !== null ? (
    <LoadFailure title={t("The lots could not be loaded")} query={query} />
  ) : (
    <div role="status" aria-label={t("Loading lots")}>
      <Skeleton width="100%" height="4.5rem" />
    </div>
  );
