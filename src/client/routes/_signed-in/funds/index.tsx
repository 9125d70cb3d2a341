import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { FundsHub } from "../../../features/funds/funds-hub.tsx";

export const Route = createFileRoute("/_signed-in/funds/")({
  head: () =>
    pageHead("Manage Funds", "View, edit and delete the funds you hold, and add new ones."),
  component: FundsHub,
});
