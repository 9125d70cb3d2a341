import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, type ReactNode } from "react";

/**
 * On a fresh visit, shows its content right after what surrounds it was painted. React then renders it piece by piece:
 * the store of the router, which brings a page, would have all of it rendered in one go, and a slow phone deaf for so
 * long. Later pages come at once, for the focus goes into them, and so do reloaded ones, which are scrolled to where
 * they were.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const hasStarted = useRouter().state.resolvedLocation !== undefined;
  return useDeferredValue(true, hasStarted || !isFreshVisit()) && children;
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}
