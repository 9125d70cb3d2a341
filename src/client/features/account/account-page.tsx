import type { User } from "../../../shared/auth/schema.ts";
import { Page } from "../../components/ui/page.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** Everything that is the user's own: one section for each matter. */
export const AccountPage = ({ user }: { user: User }) => (
  <Page title="Account" width="narrow">
    <ProfileSection user={user} />
  </Page>
);
