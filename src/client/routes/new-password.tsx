import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../components/page-head.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { NewPasswordPage } from "../features/auth/new-password-page.tsx";
import { pageLoaders } from "../start/page-loaders.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A mail link's secret, taken out of the address, which is logged and shared. */
    mailedCode?: string;
  }
}

export const Route = createFileRoute("/new-password")({
  validateSearch: ({ oobCode }): { oobCode?: string } =>
    oobCode === undefined ? {} : { oobCode: String(oobCode) },
  beforeLoad: ({ search: { oobCode: mailedCode = "" }, location }) => {
    if (mailedCode !== "") {
      throw redirect({ to: "/new-password", search: {}, state: { mailedCode }, replace: true });
    }
    const { mailedCode: code } = location.state;
    if (code === undefined) throw redirect({ to: "/login", replace: true });
    return { code };
  },
  head: () => pageHead("New password", "Set a new password for your account."),
  loader: ({ context: { api }, location }) => void pageLoaders["/new-password"]({ api, location }),
  component: NewPassword,
});

function NewPassword() {
  const { code } = Route.useRouteContext();
  return (
    <DeferredRender>
      <NewPasswordPage key={code} code={code} />
    </DeferredRender>
  );
}
