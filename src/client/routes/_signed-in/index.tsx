import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { OverviewPage } from "../../features/overview/overview-page.tsx";
import { DemoNotice } from "../../features/session/demo-notice.tsx";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/")({
  head: () =>
    pageHead("Portfolio Overview", "What your funds cost, what they are worth, and their returns."),
  loader: ({ context: { api }, location }) => void pageLoaders["/"]({ api, location }),
  component: Overview,
});

function Overview() {
  const { user } = Route.useRouteContext();
  return (
    <>
      <DemoNotice user={user} />
      <OverviewPage excludedCategories={user.excludedCategories} />
    </>
  );
}
