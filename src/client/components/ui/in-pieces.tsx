import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, type ReactNode } from "react";

/**
 * When the client starts, shows its content right after what surrounds it was painted. React then renders it piece by
 * piece: the store of the router, which brings a page, would have all of it rendered in one go, and a slow phone deaf
 * for so long. Later pages come at once, for the focus goes into them.
 */
export function InPieces({ children }: { children: ReactNode }) {
  const hasStarted = useRouter().state.resolvedLocation !== undefined;
  return useDeferredValue(true, hasStarted) && children;
}
