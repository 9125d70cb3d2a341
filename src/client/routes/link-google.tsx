import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../components/page-head.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { LinkIdentityPage } from "../features/auth/link-identity-page.tsx";
import { pageLoaders } from "../start/page-loaders.ts";

/** For a provider sign-in whose address belongs to an existing account, and for the mailed link that confirms it. */
export const Route = createFileRoute("/link-google")({
  validateSearch: ({ linkCode }): { linkCode?: string } =>
    linkCode === undefined ? {} : { linkCode: String(linkCode) },
  beforeLoad: ({ search: { linkCode: mailedCode = "" }, location }) => {
    if (mailedCode !== "") {
      throw redirect({ to: "/link-google", search: {}, state: { mailedCode }, replace: true });
    }
    return { code: location.state.mailedCode ?? null };
  },
  head: () => pageHead("Link your sign-in", "Confirm that an account is yours to sign in to it."),
  loader: ({ context: { api }, location }) => void pageLoaders["/link-google"]({ api, location }),
  component: LinkGoogle,
});

function LinkGoogle() {
  const { code } = Route.useRouteContext();
  return (
    <DeferredRender>
      <LinkIdentityPage key={code} code={code} />
    </DeferredRender>
  );
}
