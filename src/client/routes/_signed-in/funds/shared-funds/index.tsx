import { createFileRoute } from "@tanstack/react-router";
import { prefetchSenders } from "../../../../features/sharing/queries.ts";
import { SharedFundsPage } from "../../../../features/sharing/shared-funds-page.tsx";
import { pageHead } from "../../../../components/page-head.ts";

export const Route = createFileRoute("/_signed-in/funds/shared-funds/")({
  head: () => pageHead("Shared Funds", "The people who share their funds with you."),
  loader: ({ context }) => prefetchSenders(context.api),
  component: SharedFundsPage,
});
