import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  Outlet,
  useMatches,
  type MakeRouteMatch,
} from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { ApiCache } from "../api/trpc.ts";
import { NotFoundPage } from "../components/not-found-page.tsx";
import { toastsAreWanted } from "../components/ui/feedback/notify.ts";
import { OfflineBanner } from "../features/offline/offline-banner.tsx";
import { useLanguage } from "../language/language.ts";

export type RouterContext = {
  api: ApiCache;
  queryClient: QueryClient;
};

/** Loaded only when a toast may be needed. */
const Toaster = lazy(async () => {
  await toastsAreWanted;
  return import("../components/ui/feedback/toaster.tsx");
});

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: "Fundbook" }] }),
  component: Root,
  notFoundComponent: () => (
    <>
      <NotFoundPage />
      <OfflineBanner place="page" />
    </>
  ),
});

function Root() {
  // A key re-renders all texts; the cache and the route stay.
  const language = useLanguage();
  return (
    <>
      <PageHead />
      <Outlet key={language} />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}

/**
 * Title and description of the innermost route that has them. The router's own component also brings parts that no page
 * here has.
 */
function PageHead() {
  const title = useMatches({
    select: (matches) => metaOf(matches).findLast((meta) => meta.title !== undefined)?.title,
  });
  const description = useMatches({
    select: (matches) => metaOf(matches).findLast((meta) => meta.name === "description")?.content,
  });
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}

const metaOf = (matches: readonly MakeRouteMatch[]) =>
  matches.flatMap(({ meta = [] }) => meta).filter((each) => each !== undefined);
