import { createFileRoute, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { pageHead } from "../../../components/page-head.ts";
import { buttonClass } from "../../../components/ui/button.tsx";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { VersionNote } from "../../../features/account/version-note.tsx";
import { ProfileSection } from "../../../features/account/profile-section.tsx";
import { EditModeSection } from "../../../features/funds/edit/edit-mode-section.tsx";
import { PeopleSection } from "../../../features/holders/people-section.tsx";
import { useMe } from "../../../features/auth/session/queries.ts";
import { DemoNotice } from "../../../features/auth/session/demo-notice.tsx";
import { SharingSection } from "../../../features/sharing/sharing-section.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

const InvitationsSection = lazy(async () => ({
  default: (await import("../../../features/account/invitations-section.tsx")).InvitationsSection,
}));

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
  const { data: me } = useMe();
  return (
    <>
      <DemoNotice user={user} />
      <AccountPage title={t("Account")}>
        <ProfileSection user={user} />
        <PeopleSection />
        <EditModeSection user={user} />
        <SharingSection />
        <Suspense>{me?.signUp === "invited" && <InvitationsSection />}</Suspense>
        <p>
          <Link to="/" className={buttonClass("quiet")}>
            {t("Go to Home")}
          </Link>
        </p>
        <VersionNote />
      </AccountPage>
    </>
  );
}
