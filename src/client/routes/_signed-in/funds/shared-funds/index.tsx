import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../../components/page-head.ts";
import { SharedFundsPage } from "../../../../features/sharing/shared-funds-page.tsx";
import { pageLoaders } from "../../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/shared-funds/")({
  head: () => pageHead("Shared Funds", "The people who share their funds with you."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/shared-funds"]({ api, location }),
  component: SharedFundsPage,
});
