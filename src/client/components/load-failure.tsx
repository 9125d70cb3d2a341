import { CloudOff } from "lucide-react";
import { failureOf } from "../api/failure.ts";
import { t } from "../language/text.ts";
import { Button } from "./ui/button.tsx";
import { EmptyState } from "./ui/feedback/empty-state.tsx";

/** What a query says of itself. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** The first failure of several queries; trying again asks for all of them. */
export const asOneQuery = (...queries: readonly FailedQuery[]): FailedQuery => ({
  error: queries.find(({ error }) => error !== null)?.error ?? null,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => queries.forEach(({ refetch }) => void refetch()),
});

/** Where Fundbook cannot be reached, the banner of the page says so. */
export function LoadFailure({ title, query }: { title: string; query: FailedQuery }) {
  const { appCode, message } = failureOf(query.error);
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={appCode === null ? undefined : message}>
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          {t("Try again")}
        </Button>
      </EmptyState>
    </div>
  );
}
