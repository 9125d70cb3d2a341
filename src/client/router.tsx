import { createRouter, type AnyRouter } from "@tanstack/react-router";
import { RouteFailure } from "./components/route-failure.tsx";
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
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusPage();
  });
  loadFirstPage(router);
  return router;
}

/** The code of the page that is opened comes beside the answer who the user is, not after it. */
function loadFirstPage(router: AnyRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

/** A new page starts at its heading for people who do not see it change. */
function focusPage(): void {
  const place =
    document.querySelector<HTMLElement>("h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
