import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { PlanningPage } from "../../features/planning/planning-page.tsx";

export const Route = createFileRoute("/_signed-in/planning")({
  head: () =>
    pageHead("Planning", "Regular plans, targets, goals, comparisons and schemes that you watch."),
  component: PlanningPage,
});
