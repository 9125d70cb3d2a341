import { createFileRoute, Link } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { buttonClass } from "../../../components/ui/button.tsx";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { ProfileSection } from "../../../features/account/profile-section.tsx";
import { EditModeSection } from "../../../features/funds/edit/edit-mode-section.tsx";
import { PeopleSection } from "../../../features/holders/people-section.tsx";
import { DemoNotice } from "../../../features/session/demo-notice.tsx";
import { SharingSection } from "../../../features/sharing/sharing-section.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/account/")({
  head: () =>
    pageHead(
      "Account",
      "Your profile, other people's funds, edit mode, and whether others may share with you.",
    ),
  loader: ({ context: { api }, location }) => void pageLoaders["/account"]({ api, location }),
  component: Profile,
});

function Profile() {
  const { user } = Route.useRouteContext();
  return (
    <>
      <DemoNotice user={user} />
      <AccountPage title={t("Account")}>
        <ProfileSection user={user} />
        <PeopleSection />
        <EditModeSection user={user} />
        <SharingSection />
        <p>
          <Link to="/" className={buttonClass("quiet")}>
            {t("Go to Home")}
          </Link>
        </p>
      </AccountPage>
    </>
  );
}
