import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { useHolders } from "../../../features/holders/queries.ts";
import { BlockedSection } from "../../../features/sharing/blocked-section.tsx";
import { useRecipients } from "../../../features/sharing/queries.ts";
import { ReceivingSection } from "../../../features/sharing/receiving-section.tsx";
import { RecipientsSection } from "../../../features/sharing/recipients/recipients-section.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/account/sharing")({
  head: () => pageHead("Sharing", "Who shares funds with you, and whom you share yours with."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/account/sharing"]({ api, location }),
  component: Sharing,
});

function Sharing() {
  const { isLoading } = useRecipients("");
  const { isPending } = useHolders();
  return (
    <AccountPage title={t("Sharing")}>
      <RecipientsSection />
      {/* Not before the people above, whose number would move it. */}
      {!isLoading && !isPending && (
        <>
          <ReceivingSection />
          <BlockedSection />
        </>
      )}
    </AccountPage>
  );
}
