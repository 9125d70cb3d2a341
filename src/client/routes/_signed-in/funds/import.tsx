import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { ImportPage } from "../../../features/imports/import-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/import")({
  head: () =>
    pageHead("Import statements", "Read your statements on this device, and record what they say."),
  loader: ({ context: { api }, location }) => void pageLoaders["/funds/import"]({ api, location }),
  component: Import,
});

function Import() {
  const { user } = Route.useRouteContext();
  return <ImportPage user={user} />;
}
