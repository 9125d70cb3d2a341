import { useRef, type ReactNode } from "react";
import { useSeen } from "./use-seen.ts";

type WhenSeenProps = { fallback: ReactNode; children: ReactNode };

const seenShare = 0.2;

/** Renders its content, and so loads its code and data, once a part of its place is seen. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(placeRef, seenShare);
  return <div ref={placeRef}>{isSeen ? children : fallback}</div>;
}
