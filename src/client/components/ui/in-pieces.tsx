import { useDeferredValue, type ReactNode } from "react";

/**
 * Shows its content right after what surrounds it was painted. React then renders it piece by piece: the store of the
 * router, which brings a page, would have all of it rendered in one go, and a slow phone deaf for so long.
 */
export function InPieces({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime && children;
}
