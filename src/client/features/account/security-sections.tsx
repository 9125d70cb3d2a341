import { useLocation } from "@tanstack/react-router";
import type { Security } from "../../../shared/account/schema.ts";
import { addressCodeIn } from "../../../shared/auth/addresses/proof-link.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import { TokensSection } from "../auth/access-tokens/tokens-section.tsx";
import { AddressSection } from "../auth/addresses/address-section.tsx";
import { linkedProviders, useSecurity, type LinkedProvider } from "../auth/confirmation/queries.ts";
import { PasskeysSection } from "../auth/passkeys/passkeys-section.tsx";
import { FactorSection } from "../auth/second-factor/factor-section.tsx";
import { ResetLinkButton } from "../auth/second-factor/reset-link-button.tsx";
import { EventsSection } from "./events-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { ChangePassword } from "./change-password.tsx";
import { WaysIn, type WaysInProps } from "./ways-in.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./security-sections.module.css";

const SecuritySkeleton = () => (
  <>
    <Section title={t("How you sign in")}>
      <div
        className={`${look.card} ${layout.stack2} ${styles.ways}`}
        role="status"
        aria-label={t("Loading your sign-in methods")}
      >
        <Skeleton width="12rem" />
        <Skeleton width="12rem" />
      </div>
    </Section>
    <Section title={t("Password")} text={<Skeleton width="16rem" />}>
      <Skeleton width="11rem" height="var(--touch)" />
    </Section>
    <Section title={t("Passkeys")} text={<Skeleton width="16rem" />}>
      <Skeleton width="10rem" height="var(--touch)" />
    </Section>
    <Section title={t("Sessions")} text={t("The devices on which you are signed in.")}>
      <div className={`${look.card} ${layout.stack2} ${styles.session}`}>
        <Skeleton width="10rem" />
        <Skeleton width="15rem" />
      </div>
    </Section>
  </>
);

export function SecuritySections({ user }: { user: User }) {
  const opened = addressCodeIn(useLocation({ select: ({ hash }) => hash }));
  const query = useSecurity();
  const { data, dataUpdatedAt, error } = query;
  if (data !== undefined) {
    const providers = linkedProviders(data);
    const address = user.demoUntil === null && (
      <AddressSection
        user={user}
        proof={data.addressProof}
        newAddress={data.newAddress}
        opened={opened}
      />
    );
    return (
      <>
        {opened !== null && address}
        <WaysIn user={user} security={data} providers={providers} />
        <PasswordSection user={user} security={data} providers={providers} />
        <PasskeysSection user={user} />
        {(data.hasPassword || data.secondFactor !== null) && (
          <FactorSection user={user} security={data} />
        )}
        {providers.map((provider) => (
          <ProviderSection
            key={provider.id}
            user={user}
            provider={provider}
            isOnlyWayIn={waysIn(data, providers) === 1}
          />
        ))}
        <SessionsSection sessions={data.sessions} asOf={dataUpdatedAt} />
        <TokensSection user={user} />
        {opened === null && address}
        {user.demoUntil === null && <EventsSection />}
      </>
    );
  }
  if (error === null) return <SecuritySkeleton />;
  return <LoadFailure title={t("Your password and sessions could not be loaded")} query={query} />;
}

/** Passkeys count once: while one of several is left, another may be removed. */
const waysIn = (security: Security, providers: readonly LinkedProvider[]): number =>
  providers.length + Number(security.hasPassword) + Number(security.hasPasskey);

function PasswordSection({ user, security, providers }: WaysInProps) {
  const { hasPassword, hasPasskey } = security;
  if (user.demoUntil !== null) {
    return (
      <Section title={t("Password")}>
        <p>{t("A demo account has no password.")}</p>
      </Section>
    );
  }
  // No mailed link sets one where passkeys keep the account.
  if (hasPassword || hasPasskey) {
    return (
      <Section
        title={t("Password")}
        text={
          hasPassword
            ? t("Changing it signs you out on your other devices.")
            : t("You have none here. Setting one signs you out on your other devices.")
        }
      >
        <ChangePassword
          email={user.email}
          hasPassword={hasPassword}
          hasFactor={security.secondFactor !== null}
        />
      </Section>
    );
  }
  return (
    <Section
      title={t("Password")}
      text={t("You sign in with {provider} and have no password here.", {
        provider: providers.map(({ name }) => name).join(", "),
      })}
    >
      <ResetLinkButton email={user.email}>{t("Set a password")}</ResetLinkButton>
    </Section>
  );
}
