import type { User } from "../../../shared/auth/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { t } from "../../language/text.ts";
import { EventsSection } from "./events-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { linkedProviders, useSecurity, type LinkedProvider } from "../confirmation/queries.ts";
import { SecuritySkeleton } from "./security-skeleton.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { Section } from "../../components/section.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ResetLinkButton } from "./reset-link-button.tsx";

export function SecuritySections({ user }: { user: User }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useSecurity();
  if (data !== undefined) {
    const providers = linkedProviders(data);
    return (
      <>
        <PasswordSection user={user} hasPassword={data.hasPassword} providers={providers} />
        {providers.map((provider) => (
          <ProviderSection
            key={provider.id}
            user={user}
            provider={provider}
            hasPassword={data.hasPassword}
            isOnlyWayIn={providers.length === 1}
          />
        ))}
        <SessionsSection sessions={data.sessions} asOf={dataUpdatedAt} />
        {user.demoUntil === null && <EventsSection />}
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

type PasswordSectionProps = {
  user: User;
  hasPassword: boolean;
  providers: readonly LinkedProvider[];
};

const PasswordSection = ({ user, hasPassword, providers }: PasswordSectionProps) =>
  user.demoUntil !== null ? (
    <Section title={t("Password")}>
      <p>{t("A demo account has no password.")}</p>
    </Section>
  ) : hasPassword ? (
    <Section title={t("Password")} text={t("Changing it signs you out on your other devices.")}>
      <ChangePasswordForm email={user.email} />
    </Section>
  ) : (
    <Section
      title={t("Password")}
      text={t("You sign in with {provider} and have no password here.", {
        provider: providers.map(({ name }) => name).join(", "),
      })}
    >
      <ResetLinkButton email={user.email}>{t("Set a password")}</ResetLinkButton>
    </Section>
  );
