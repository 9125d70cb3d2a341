import type { Security } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import type { LinkedProvider } from "../auth/confirmation/queries.ts";
import look from "../../styles/look.module.css";
import styles from "./ways-in.module.css";

export type WaysInProps = {
  user: User;
  security: Security;
  providers: readonly LinkedProvider[];
};

/** How the user signs in, at a glance; each way is changed in its own section below. */
export function WaysIn({ user, security, providers }: WaysInProps) {
  if (user.demoUntil !== null) return null;
  return (
    <Section title={t("How you sign in")}>
      <FigureList className={`${look.card} ${styles.ways}`} figures={waysOf(security, providers)} />
    </Section>
  );
}

function waysOf(security: Security, providers: readonly LinkedProvider[]) {
  const { hasPassword, hasPasskey, secondFactor } = security;
  const password =
    secondFactor === null ? t("Password alone") : t("Password, then a code from your app");
  return [
    { name: t("Password"), value: hasPassword ? password : t("Not set up") },
    { name: t("Passkeys"), value: hasPasskey ? t("Fingerprint, face or PIN") : t("Not set up") },
    ...providers.map(({ name }) => ({ name, value: t("Linked") })),
  ];
}
