import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { ImportPage } from "../../../features/imports/import-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/import")({
  head: () =>
    pageHead("Import statements", "Read your statements on this device, and record what they say."),
  validateSearch: ({ shared }): { shared?: "missed" } => (shared === "missed" ? { shared } : {}),
  loader: ({ context: { api }, location }) => void pageLoaders["/funds/import"]({ api, location }),
  component: Import,
});

function Import() {
  const { user } = Route.useRouteContext();
  const { shared } = Route.useSearch();
  return <ImportPage user={user} hasMissedShare={shared === "missed"} />;
}
