import { createFileRoute, Link } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { Page } from "../../components/ui/page.tsx";
import { DataSection } from "../../features/account/data-section.tsx";
import { ProfileSection } from "../../features/account/profile-section.tsx";
import { SecuritySections } from "../../features/account/security-sections.tsx";
import { EditModeSection } from "../../features/funds/edit/edit-mode-section.tsx";
import { LanguageSection } from "../../features/preferences/language-section.tsx";
import { RecentlyDeleted } from "../../features/removals/recently-deleted.tsx";
import { DemoNotice } from "../../features/session/demo-notice.tsx";
import { BlockedSection } from "../../features/sharing/blocked-section.tsx";
import { PermissionSection } from "../../features/sharing/permission-section.tsx";
import { RecipientsSection } from "../../features/sharing/recipients-section.tsx";
import { ShortcutsSection } from "../../features/shortcuts/shortcuts-section.tsx";
import { t } from "../../language/text.ts";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/account")({
  head: () => pageHead("Account", "Your profile, how you sign in, and what others may see."),
  loader: ({ context: { api }, location }) => void pageLoaders["/account"]({ api, location }),
  component: AccountPage,
});

function AccountPage() {
  const { user } = Route.useRouteContext();
  return (
    <>
      <DemoNotice user={user} />
      <Page title={t("Account")} width="narrow">
        <ProfileSection user={user} />
        <LanguageSection />
        <ShortcutsSection />
        <EditModeSection user={user} />
        <PermissionSection />
        <RecipientsSection />
        <BlockedSection />
        <SecuritySections user={user} />
        <RecentlyDeleted />
        <DataSection user={user} />
        <p>
          <Link to="/" className={buttonClass("quiet")}>
            {t("Go to Home")}
          </Link>
        </p>
      </Page>
    </>
  );
}
