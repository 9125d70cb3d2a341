import { useRef, type ReactNode } from "react";
import { useInView } from "./use-in-view.ts";

type WhenInViewProps = { fallback: ReactNode; children: ReactNode };

const seenShare = 0.2;

/** Renders its content, and so loads its code and data, once a part of its place is seen. */
export function WhenInView({ fallback, children }: WhenInViewProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const isSeen = useInView(placeRef, seenShare);
  return <div ref={placeRef}>{isSeen ? children : fallback}</div>;
}
