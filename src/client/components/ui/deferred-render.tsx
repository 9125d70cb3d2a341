import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, type ReactNode } from "react";

/**
 * On a first visit, renders its content deferred: React does so in slices, while the router's store update renders
 * all together and blocks a slow phone. Navigations and reloads render immediately, because they move the focus or the
 * scroll position.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const hasStarted = useRouter().state.resolvedLocation !== undefined;
  return useDeferredValue(true, hasStarted || !isFreshVisit()) && children;
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}
