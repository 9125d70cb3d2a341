import { CatchBoundary } from "@tanstack/react-router";
import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";

type WhenInViewProps = { fallback: ReactNode; children: ReactNode };

const seenShare = 0.2;

/**
 * Renders its content, and so loads its code and data, once part of its place is visible. If the code cannot be loaded,
 * the rest of the page stays.
 */
export function WhenInView({ fallback, children }: WhenInViewProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const place = placeRef.current;
    if (place === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.some(({ isIntersecting }) => isIntersecting);
        // A transition renders in slices: a chart takes a slow phone long.
        if (isIn) startTransition(() => setIsSeen(true));
      },
      { threshold: seenShare },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={placeRef}>
      {isSeen ? (
        <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback}>
          {children}
        </CatchBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}
