import { createRouter, type AnyRouter } from "@tanstack/react-router";
import { RouteFailure } from "./components/route-failure.tsx";
import { Spinner } from "./components/ui/feedback/spinner.tsx";
import { routeTree } from "./routeTree.gen.ts";
import type { RouterContext } from "./routes/__root.tsx";

export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    // The query cache decides about freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Spinner,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteFailure,
    scrollRestoration: true,
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    // The list focuses its search field itself.
    if (toLocation.state.isSearching) return;
    if (fromLocation !== undefined && pathChanged) focusHeading();
  });
  return router;
}

/** Loads the first page's code in parallel with the call that says who is signed in. */
export function loadFirstPage(router: AnyRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** For screen readers: a navigation on the client moves no focus by itself. */
function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>("h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}
