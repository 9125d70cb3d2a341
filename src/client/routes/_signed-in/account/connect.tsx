import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { ConnectPage } from "../../../features/account/connect/connect-page.tsx";
import { readConnectSearch } from "../../../features/account/connect/connect-search.ts";

export const Route = createFileRoute("/_signed-in/account/connect")({
  head: () => pageHead("Connect an assistant?", "Say whether an assistant may read your figures."),
  validateSearch: readConnectSearch,
  component: Connect,
});

function Connect() {
  const { request } = Route.useSearch();
  return <ConnectPage request={request ?? null} />;
}
