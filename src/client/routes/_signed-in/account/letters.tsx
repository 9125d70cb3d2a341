import { lazy, Suspense } from "react";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { LettersSection } from "../../../features/letters/letters-section.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

const CalendarSection = lazy(async () => ({
  default: (await import("../../../features/calendar/calendar-section.tsx")).CalendarSection,
}));

const NotificationsSection = lazy(async () => ({
  default: (await import("../../../features/push/notifications-section.tsx")).NotificationsSection,
}));

export const Route = createFileRoute("/_signed-in/account/letters")({
  head: () => pageHead("Letters", "Letters about your funds, if you ask for them."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/account/letters"]({ api, location }),
  component: Letters,
});

function Letters() {
  const { user } = Route.useRouteContext();
  return (
    <AccountPage title={t("Letters")}>
      <LettersSection />
      <Suspense>
        <CalendarSection user={user} />
        <NotificationsSection />
      </Suspense>
    </AccountPage>
  );
}
