import { useRouter } from "@tanstack/react-router";
import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from "react";

/**
 * On a first visit, renders its content deferred: React does so in slices, while the router's store update renders
 * all together and blocks a slow phone. Navigations and reloads render immediately, because they move the focus or the
 * scroll position.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !useIsFirstPage()) && children;
}

/** On a first visit, renders its content once what is above it is painted: the figures show first. */
export function RenderedAfter({ children }: { children: ReactNode }) {
  const isFirstPage = useIsFirstPage();
  const [isDue, setDue] = useState(!isFirstPage);
  useEffect(() => startTransition(() => setDue(true)), []);
  // The page as it was left stays over this one until all of it is there.
  return isDue ? children : <div data-waiting="" />;
}

function useIsFirstPage(): boolean {
  return useRouter().state.resolvedLocation === undefined && isFreshVisit();
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}
