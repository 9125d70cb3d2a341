import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { ImportPage } from "../../../features/imports/import-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/import")({
  head: () =>
    pageHead("Import statements", "Read your statements on this device, and record what they say."),
  validateSearch: ({ shared, inbox }): { shared?: "missed"; inbox?: string } => ({
    ...(shared === "missed" && { shared }),
    ...(typeof inbox === "string" && { inbox }),
  }),
  loader: ({ context: { api }, location }) => void pageLoaders["/funds/import"]({ api, location }),
  component: Import,
});

function Import() {
  const { user } = Route.useRouteContext();
  const { shared, inbox } = Route.useSearch();
  return <ImportPage user={user} hasMissedShare={shared === "missed"} inboxId={inbox ?? null} />;
}
