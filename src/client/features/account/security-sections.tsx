import type { User } from "../../../shared/auth/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { t } from "../../language/text.ts";
import { GoogleSection } from "./google-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { useSecurity } from "./queries.ts";
import { SecuritySkeleton } from "./security-skeleton.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function SecuritySections({ user }: { user: User }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useSecurity();
  if (data !== undefined) {
    return (
      <>
        <PasswordSection user={user} hasPassword={data.hasPassword} />
        {data.google !== null && (
          <GoogleSection user={user} google={data.google} hasPassword={data.hasPassword} />
        )}
        <SessionsSection sessions={data.sessions} asOf={dataUpdatedAt} />
      </>
    );
  }
  if (error === null) return <SecuritySkeleton />;
  return (
    <LoadFailure
      title={t("Your password and sessions could not be loaded")}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
