import { Link } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import { buttonLook } from "../../components/ui/button.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { BlockedSection } from "../sharing/blocked-section.tsx";
import { PermissionSection } from "../sharing/permission-section.tsx";
import { RecipientsSection } from "../sharing/recipients-section.tsx";
import { ShortcutsSection } from "../shortcuts/shortcuts-section.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { EditModeSection } from "./edit-mode-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SecuritySections } from "./security-sections.tsx";

/** Everything that is the user's own: one section for each matter. */
export const AccountPage = ({ user }: { user: User }) => (
  <Page title={t("Account")} width="narrow">
    <ProfileSection user={user} />
    <LanguageSection />
    <ShortcutsSection />
    <EditModeSection user={user} />
    <PermissionSection />
    <RecipientsSection />
    <BlockedSection />
    <SecuritySections user={user} />
    <OwnDataSection user={user} />
    <p>
      <Link to="/" className={buttonLook("quiet")}>
        {t("Go to Home")}
      </Link>
    </p>
  </Page>
);
