import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { AssistantSections } from "../../../features/account/assistant-sections.tsx";
import { t } from "../../../language/text.ts";

export const Route = createFileRoute("/_signed-in/account/assistant")({
  head: () => pageHead("Connect an assistant", "Let an assistant or a program read your figures."),
  component: Assistant,
});

function Assistant() {
  return (
    <AccountPage title={t("Connect an assistant")}>
      <AssistantSections />
    </AccountPage>
  );
}
