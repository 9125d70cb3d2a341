import { createRouter, type AnyRouter } from "@tanstack/react-router";
import { RouteFailure } from "./components/route-failure.tsx";
import { focusHeading } from "./components/ui/focus-heading.ts";
import { Spinner } from "./components/ui/spinner.tsx";
import { routeTree } from "./routeTree.gen.ts";
import type { RouterContext } from "./routes/__root.tsx";

export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    // Freshness is the query cache's matter.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Spinner,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteFailure,
    scrollRestoration: true,
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    // A list that is gone to for searching takes the focus to its search.
    if (toLocation.state.isSearching) return;
    if (fromLocation !== undefined && pathChanged) focusHeading();
  });
  return router;
}

/** The code of the page that is opened comes beside the answer who the user is, not after it. */
export function loadFirstPage(router: AnyRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
