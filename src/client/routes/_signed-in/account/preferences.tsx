import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { LanguageSection } from "../../../features/preferences/language-section.tsx";
import { ThemeSection } from "../../../features/preferences/theme-section.tsx";
import { ShortcutsSection } from "../../../features/shortcuts/shortcuts-section.tsx";
import { t } from "../../../language/text.ts";

export const Route = createFileRoute("/_signed-in/account/preferences")({
  head: () => pageHead("Preferences", "Theme, language and keyboard shortcuts on this device."),
  component: Preferences,
});

function Preferences() {
  return (
    <AccountPage title={t("Preferences")}>
      <ThemeSection />
      <LanguageSection />
      <ShortcutsSection />
    </AccountPage>
  );
}
