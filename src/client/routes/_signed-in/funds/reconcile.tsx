import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AgreementPage } from "../../../features/imports/agreement/agreement-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/reconcile")({
  head: () =>
    pageHead(
      "Match with a statement",
      "Your funds, compared with what their last statements print.",
    ),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/reconcile"]({ api, location }),
  component: AgreementPage,
});
