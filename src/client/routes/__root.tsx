import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { toastsAreWanted } from "../components/ui/notify.ts";
import { NotFoundPage } from "../components/not-found-page.tsx";
import { useLanguage } from "../language/language.ts";
import type { ApiCache } from "../api/trpc.ts";

export type RouterContext = {
  api: ApiCache;
  /** For what does not come from the tRPC calls. */
  queryClient: QueryClient;
};

/** Nothing to wait for while a page loads. */
const Toaster = lazy(async () => {
  await toastsAreWanted;
  return import("../components/ui/toaster.tsx");
});

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: "Fundbook" }] }),
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  // The page is drawn anew in another language; what it has loaded, and where it is, stays.
  const language = useLanguage();
  return (
    <>
      <HeadContent />
      <Outlet key={language} />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
