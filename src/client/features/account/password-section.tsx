import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ResetLinkButton } from "./reset-link-button.tsx";

type PasswordSectionProps = { user: User; hasPassword: boolean };

export const PasswordSection = ({ user, hasPassword }: PasswordSectionProps) =>
  hasPassword ? (
    <Section title={t("Password")} text={t("Changing it signs you out on your other devices.")}>
      <ChangePasswordForm email={user.email} />
    </Section>
  ) : (
    <Section title={t("Password")} text={t("You sign in with Google and have no password here.")}>
      <ResetLinkButton email={user.email}>{t("Set a password")}</ResetLinkButton>
    </Section>
  );
